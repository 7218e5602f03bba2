import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { EventSubject, Processor, ProcessorPayment } from '../platform/stripe.ts';
import { findCheckout } from './checkoutRows.ts';
import { endCheckout } from './endCheckout.ts';
import { updateLedger } from './updateLedger.ts';

/** What the processor says now of the payment that an event is about, and ends the page that it says has ended. */
async function findSubject(
  ctx: Context,
  processor: Processor,
  subject: EventSubject,
): Promise<ProcessorPayment | null> {
  if (subject === null) return null;
  if (subject.kind === 'payment') return processor.findPayment(subject.id);
  const session = await processor.findSession(subject.id);
  if (session?.payment && session.state === 'complete') return processor.findPayment(session.payment);
  const checkout = session?.checkout ? await findCheckout(ctx, session.checkout) : null;
  if (checkout && session?.state === 'expired') await endCheckout(ctx, checkout, 'expired');
  return null;
}

/**
 * Takes an event in: it only says what to look at, and the ledger is brought to what the processor says of that now.
 * So events may come twice, late and in any order. Its identifier is kept in the transaction that it led to. Throws
 * `invalid_signature` and `payments_unavailable`, and `unavailable` where the processor can't be asked: it sends the
 * event again.
 */
export async function receiveEvent(
  ctx: Context,
  processor: Processor | null,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  if (!processor) throw new DomainError('payments_unavailable');
  const { id, type, subject } = processor.readEvent(body, signature);
  const keepEvent = () =>
    ctx.db.select('INSERT INTO processor_events (id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      id,
      type,
    ]);
  const payment = await findSubject(ctx, processor, subject);
  if (payment) await updateLedger(ctx, payment, keepEvent);
  else await keepEvent();
}
