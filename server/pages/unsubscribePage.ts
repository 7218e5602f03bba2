import express, { type Router } from 'express';
import { pageOf, sendPage } from './page.ts';

const body = `<h1>No more reminders</h1>
    <p>You will get no more reminders of this organization. Mails that you ask for, and receipts, still come.</p>
    <form><button>Unsubscribe</button></form>`;

const script = `const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const answer = await fetch('/unsubscribe' + location.search, { method: 'POST' });
    status.textContent = answer.ok ? 'You are unsubscribed.' : 'This link is not one of ours.';
    if (answer.ok) form.remove();
  } catch {
    status.textContent = 'The service could not be reached. Please try again.';
  }
});
`;

/** The page behind the link in a reminder: opening it changes nothing, since mail scanners open links too. */
export function unsubscribePage(): Router {
  const router = express.Router();
  const html = pageOf({ title: 'No more reminders', body, script: '/unsubscribe.js' });
  router.get('/unsubscribe', (_req, res) => sendPage(res, html));
  router.get('/unsubscribe.js', (_req, res) => {
    res.type('js').send(script);
  });
  return router;
}
