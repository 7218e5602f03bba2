import type { Context } from '../platform/context.ts';
import type { Processor } from '../platform/stripe.ts';
import { findCheckout, type Checkout } from './checkoutRows.ts';
import { endCheckout } from './endCheckout.ts';
import { updateLedger } from './updateLedger.ts';

/**
 * Closes a page for good: nobody can pay on it afterwards. Where somebody has paid on it meanwhile, the money is
 * entered instead.
 *
 * @returns false where that can't be said yet: the processor calls the page paid and knows of no payment, or keeps it
 * open because somebody is paying on it
 */
export async function cancelCheckout(
  ctx: Context,
  processor: Processor,
  { _id }: Pick<Checkout, '_id'>,
): Promise<boolean> {
  const checkout = await findCheckout(ctx, _id);
  if (!checkout) return true;
  if (checkout.sessionId === null) {
    // Without a session nobody has been given the page's address, and whoever is about to be finds the page ended.
    const isEnded = await endCheckout(ctx, checkout, 'expired');
    return isEnded || cancelCheckout(ctx, processor, checkout);
  }
  const session = await processor.expireSession(checkout.sessionId);
  if (session?.state === 'complete') {
    const payment = session.payment === null ? null : await processor.findPayment(session.payment);
    if (payment) await updateLedger(ctx, payment);
    return payment !== null;
  }
  if (session?.state === 'open') return false;
  await endCheckout(ctx, checkout, 'expired');
  return true;
}
