import express, { type Router } from 'express';
import { pageOf, sendPage } from './page.ts';

const body = `<h1>Register your team</h1>
    <p id="invited"></p>
    <form hidden>
      <label>Name of the team
        <input name="name" maxlength="200" required /></label>
      <p>Sign in with your account, whatever its address.</p>
      <label>E-mail address
        <input name="email" type="email" autocomplete="username" maxlength="254" required /></label>
      <label>Password
        <input name="password" type="password" autocomplete="current-password" maxlength="200" required /></label>
      <button>Register the team</button>
    </form>`;

const script = (apiPrefix: string) => `const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const inviteToken = new URLSearchParams(location.search).get('token') ?? '';
let invite;
async function ask(path, body, authorization) {
  try {
    const answer = await fetch('${apiPrefix}' + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...(authorization && { authorization }) },
      body: body && JSON.stringify(body),
    });
    const { data, error } = await answer.json();
    if (error) status.textContent = error.message;
    return data;
  } catch {
    status.textContent = 'The service could not be reached. Please try again.';
  }
}
async function show() {
  invite = await ask('/registrationTeams/invite/' + encodeURIComponent(inviteToken));
  if (!invite) return;
  const { organizationName, competitionName, divisionName, name, email } = invite;
  document.querySelector('#invited').textContent =
    [organizationName, competitionName, divisionName].filter(Boolean).join(', ') + ' holds a place for ' + name + '.';
  form.elements.name.value = name;
  form.elements.email.value = email;
  form.hidden = false;
}
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { name, email, password } = Object.fromEntries(new FormData(form));
  const session = await ask('/users/loginUser', { email, password });
  const team = session && await ask(
    '/registrationTeams',
    { registration: invite.registration, name, inviteToken },
    'Bearer ' + session.token,
  );
  if (!team) return;
  status.textContent = team.name + ' is yours. Sign in to add its players and to complete its registration.';
  form.remove();
});
show();
`;

/** The page behind an invitation: it shows the place that is held, and takes it only when the button is pressed. */
export function invitePage(apiPrefix: string): Router {
  const router = express.Router();
  const html = pageOf({ title: 'Register your team', body, script: '/invite.js' });
  router.get('/invite', (_req, res) => sendPage(res, html));
  const text = script(apiPrefix);
  router.get('/invite.js', (_req, res) => {
    res.type('js').send(text);
  });
  return router;
}
