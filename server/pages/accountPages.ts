import express, { type Router } from 'express';
import { pageOf, sendPage } from './page.ts';

/** What a link in a mail leads to: shown by GET, done only by the button, since mail scanners open links. */
type AccountPage = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly operation: string;
  readonly asksPassword: boolean;
  readonly done: string;
};

const pages: Readonly<Record<string, AccountPage>> = {
  '/verify': {
    title: 'Confirm your e-mail address',
    text: 'One press and your address is confirmed.',
    button: 'Confirm',
    operation: 'verifyEmail',
    asksPassword: false,
    done: 'Your address is confirmed. You can sign in now.',
  },
  '/reset-password': {
    title: 'Choose a new password',
    text: 'You will be signed out everywhere else.',
    button: 'Save',
    operation: 'resetPassword',
    asksPassword: true,
    done: 'Your new password is saved. You can sign in with it now.',
  },
  '/invitation': {
    title: 'Join as an administrator',
    text: 'Choose the password that you will sign in with.',
    button: 'Accept',
    operation: 'resetPassword',
    asksPassword: true,
    done: 'You are an administrator now. You can sign in to the dashboard.',
  },
};

const passwordField = `<label>Password
        <input name="password" type="password" autocomplete="new-password" minlength="8" maxlength="200" required /></label>`;

const render = ({ title, text, button, operation, asksPassword, done }: AccountPage) =>
  pageOf({
    title,
    body: `<h1>${title}</h1>
    <form data-operation="${operation}" data-done="${done}">
      <p>${text}</p>
      ${asksPassword ? passwordField : ''}
      <button>${button}</button>
    </form>`,
    script: '/account.js',
  });

const script = (apiPrefix: string) => `const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const token = new URLSearchParams(location.search).get('token');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = { token, ...Object.fromEntries(new FormData(form)) };
  try {
    const answer = await fetch('${apiPrefix}/users/' + form.dataset.operation, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { error } = await answer.json();
    status.textContent = error ? error.message : form.dataset.done;
    if (!error) form.remove();
  } catch {
    status.textContent = 'The service could not be reached. Please try again.';
  }
});
`;

/** The pages behind the links of mails, for installations without an app that opens them. */
export function accountPages(apiPrefix: string): Router {
  const router = express.Router();
  for (const [path, page] of Object.entries(pages)) {
    const html = render(page);
    router.get(path, (_req, res) => sendPage(res, html));
  }
  const text = script(apiPrefix);
  router.get('/account.js', (_req, res) => {
    res.type('js').send(text);
  });
  return router;
}
