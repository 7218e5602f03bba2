import express, { type Router } from 'express';
import { pageOf, sendPage } from './page.ts';

const body = `<h1>Waiver</h1>
    <p id="asked"></p>
    <form hidden>
      <div class="statement"></div>
      <label>Your name
        <input name="signedName" autocomplete="name" maxlength="200" required /></label>
      <label><input name="accepted" type="checkbox" required />I have read this and accept it.</label>
      <button>Sign</button>
    </form>`;

const script = (apiPrefix: string) => `const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const token = new URLSearchParams(location.search).get('token') ?? '';
const address = '${apiPrefix}/waivers/sign/' + encodeURIComponent(token);
async function ask(init) {
  try {
    const { data, error } = await (await fetch(address, init)).json();
    if (error) status.textContent = error.message;
    return data;
  } catch {
    status.textContent = 'The service could not be reached. Please try again.';
  }
}
async function show() {
  const waiver = await ask();
  if (!waiver) return;
  document.querySelector('h1').textContent = waiver.title;
  document.querySelector('#asked').textContent =
    waiver.organizationName + (waiver.teamName ? ', ' + waiver.teamName : '') + ': ' + waiver.playerName;
  document.querySelector('.statement').textContent = waiver.text;
  form.hidden = false;
}
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const signed = await ask({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signedName: form.elements.signedName.value, accepted: form.elements.accepted.checked }),
  });
  if (!signed) return;
  status.textContent = 'Thank you, it is signed.';
  form.remove();
});
show();
`;

/** The page behind the link of a waiver: it shows what is asked, and signs only when the button is pressed. */
export function waiverPage(apiPrefix: string): Router {
  const router = express.Router();
  const html = pageOf({ title: 'Waiver', body, script: '/waiver.js' });
  router.get('/waiver', (_req, res) => sendPage(res, html));
  const text = script(apiPrefix);
  router.get('/waiver.js', (_req, res) => {
    res.type('js').send(text);
  });
  return router;
}
