import type { ServerResponse } from 'node:http';
import { moneyText } from '../../../server/notifications/wording.ts';
import type { Books, Session } from './books.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

const documentOf = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 15vh auto; padding: 0 1rem; }
      li { display: flex; justify-content: space-between; gap: 1rem; }
      ul { list-style: none; padding: 0; }
      button { padding: 0.5rem 1.5rem; font: inherit; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    ${body}
  </body>
</html>
`;

function openPage({ lines, currency, amount_total, cancel_url }: Session): string {
  const rows = lines.map(
    ({ name, amount }) => `<li><span>${escaped(name)}</span> <b>${moneyText(amount, currency)}</b></li>`,
  );
  return documentOf(
    'Test payment',
    `<p>No money moves: this page stands in for that of the card processor.</p>
    <ul>${rows.join('')}</ul>
    <form method="post"><button>Pay ${moneyText(amount_total, currency)}</button></form>
    <p><a href="${escaped(cancel_url)}">Back without paying</a></p>`,
  );
}

/** The page of a session, for a browser or for `curl -X POST`: shown by GET, paid by POST. */
export function serveCheckout(books: Books, response: ServerResponse, method: string, id: string): void {
  const session = books.sessions.get(id);
  const send = (status: number, html: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  if (!session) return void send(404, documentOf('No such page', ''));
  if (session.status !== 'open') return void send(410, documentOf(`This page is ${session.status}`, ''));
  if (method !== 'POST') return void send(200, openPage(session));
  books.pay(id);
  send(303, documentOf('Paid', ''), { location: session.success_url });
}
