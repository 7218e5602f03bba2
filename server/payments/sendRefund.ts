import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, notFound } from '../platform/errors.ts';
import { ProcessorRefusal, type Processor, type ProcessorPayment } from '../platform/stripe.ts';
import { processorIdOf } from './ledgerEntries.ts';
import { refuseIntent, type RefundIntent } from './refundIntents.ts';
import { updateLedger } from './updateLedger.ts';

/** What has become of a refund; refused ones with the processor's words. */
type RefundOutcome = { readonly state: RefundIntent['state']; readonly reason?: string };

/** Nothing goes back: whoever was told that the refund is on its way finds that in the log. */
const enterRefusal = (ctx: Context, organization: string, intent: RefundIntent, reason: string) =>
  ctx.transaction(async () => {
    if (!(await refuseIntent(ctx, intent._id))) return;
    const refund = { _id: intent._id, refundOf: intent.payment, amount: -intent.amount, note: intent.note };
    await recordAudit(ctx, {
      ...{ action: 'refund', resource: 'payment', resourceId: intent._id, organization },
      before: { ...refund, state: 'pending' },
      after: { ...refund, state: 'refused', reason },
    });
  });

/** The refund stays written down and is sent again: whoever asked for it must not ask for another. */
const isUnknown = (error: unknown) =>
  error instanceof DomainError && (error.code === 'unavailable' || error.code === 'payments_unavailable');

const holds = (payment: ProcessorPayment | null, intent: string) =>
  payment?.refunds.some((refund) => refund.intent === intent) === true;

/** Asks for the refund, unless the processor has it already: its own memory of an idempotency key ends in a day. */
async function askFor(processor: Processor, payment: string, { _id, amount }: RefundIntent) {
  const before = await processor.findPayment(payment);
  if (!holds(before, _id)) {
    await processor.refund({ intent: _id, payment, amount, hasFee: before?.hasFee === true });
  }
  return processor.findPayment(payment);
}

/**
 * Sends a refund that was written down to the processor and enters what came of it. Cut off at any moment and done
 * again it leads to one refund and one entry. `pending` where the processor's answer is not known.
 */
export async function sendRefund(
  ctx: Context,
  processor: Processor,
  intent: RefundIntent,
): Promise<RefundOutcome> {
  const [charged] = await ctx.db.select<{ organization: string; externalId: string }>(
    'SELECT organization, external_id AS "externalId" FROM payments WHERE id = $1',
    [intent.payment],
  );
  if (!charged) throw notFound();
  const payment = processorIdOf(charged.externalId);
  try {
    const after = await askFor(processor, payment, intent);
    if (after) await updateLedger(ctx, after);
    return { state: holds(after, intent._id) ? 'settled' : 'pending' };
  } catch (error) {
    if (isUnknown(error)) return { state: 'pending' };
    if (!(error instanceof ProcessorRefusal)) throw error;
    // A definite no; what was refunded at the processor itself may be why, and belongs in the ledger.
    await enterRefusal(ctx, charged.organization, intent, error.message);
    const after = await processor.findPayment(payment);
    if (after) await updateLedger(ctx, after);
    return { state: 'refused', reason: error.message };
  }
}
