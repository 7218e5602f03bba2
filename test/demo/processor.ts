import { setTimeout as sleep } from 'node:timers/promises';
import type { Event } from '../support/processor/books.ts';
import { ProcessorStandIn } from '../support/processor/standIn.ts';
import { stop } from './demonstration.ts';

/**
 * Card payments without an account and without a network: the stand-in of the processor, with a page that is paid by a
 * press of its button, and its events sent to the service of the same PORT.
 */

const port = Number(process.env['PROCESSOR_PORT'] || 12111);
const webhook = `http://127.0.0.1:${process.env['PORT'] || '3000'}/api/v1/payments/webhook`;
const attempts = 5;

// The same at every start, so that the service goes on with the settings it has.
const processor = new ProcessorStandIn('whsec_stand_in');

async function deliver(event: Event, attempt = 1): Promise<void> {
  const answer = await fetch(webhook, { method: 'POST', ...processor.signed(event) }).catch(() => null);
  if (answer?.ok) return console.log(`webhook  ${event.type}  ${answer.status}`);
  if (attempt === attempts) {
    return console.log(`webhook  ${event.type}  ${answer?.status ?? `nothing answers at ${webhook}`}`);
  }
  await sleep(attempt * 500);
  return deliver(event, attempt + 1);
}

let delivered = Promise.resolve();
processor.books.hear = (event) => {
  delivered = delivered.then(() => deliver(event));
};

await processor.start(port).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') stop(`Port ${port} is taken: name another one as PROCESSOR_PORT.`);
  throw error;
});
processor.books.pagesAt = `${processor.apiBase}/pay`;
console.log(`A stand-in of the card processor answers at ${processor.apiBase}. Start the service with it:

  STRIPE_SECRET_KEY=${processor.secretKey} STRIPE_WEBHOOK_SECRET=${processor.webhookSecret} \\
    STRIPE_API_BASE=${processor.apiBase} npm start
`);
