import type { z } from 'zod';
import type { payments } from '../../contract/payments.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, forbidden } from '../platform/errors.ts';
import { authorOf } from './author.ts';
import type { PaymentRow } from './model.ts';
import { getPayment } from './readPayments.ts';
import { findIntentByKey, insertIntent, type RefundIntent } from './refundIntents.ts';

export type RefundOrder = z.infer<typeof payments.refund.body>;

/** The payment to refund. Throws 404, 403, and `not_refundable` for an entry that changes another. */
export async function findRefundable(ctx: Context, id: string): Promise<PaymentRow> {
  const payment = await getPayment(ctx, id);
  if (!administers(ctx.actor, payment.organization)) throw forbidden();
  if (payment.refundOf !== null) throw new DomainError('not_refundable');
  return payment;
}

/** What is left of the payment, less what refunds on their way will take. Cents. */
export async function leftOf(ctx: Context, payment: string): Promise<number> {
  const [found] = await ctx.db.select<{ left: number }>(
    `SELECT p.amount
       + (SELECT coalesce(sum(m.amount), 0) FROM payments m WHERE m.refund_of = p.id)
       - (SELECT coalesce(sum(i.amount), 0) FROM refund_intents i WHERE i.payment = p.id AND i.state = 'pending')
       ::double precision AS "left"
     FROM payments p WHERE p.id = $1`,
    [payment],
  );
  return Number(found?.left ?? 0);
}

/**
 * Writes a refund down before anything is done for it: with the payment locked, refunds and those on their way never
 * exceed it together. The same Idempotency-Key finds the refund that it asked for before. Throws
 * `refund_exceeds_payment` and `idempotency_key_reused`.
 */
export async function enterRefund(
  ctx: Context,
  payment: PaymentRow,
  { amount, note = null }: RefundOrder,
  state: RefundIntent['state'],
): Promise<{ intent: RefundIntent; isNew: boolean }> {
  await ctx.db.select('SELECT 1 FROM payments WHERE id = $1 FOR NO KEY UPDATE', [payment._id]);
  const earlier = ctx.onceKey && (await findIntentByKey(ctx, payment._id, ctx.onceKey.keyHash));
  if (earlier) {
    if (earlier.requestHash !== ctx.onceKey?.requestHash) throw new DomainError('idempotency_key_reused');
    return { intent: earlier, isNew: false };
  }
  const left = await leftOf(ctx, payment._id);
  if (left <= 0 || (amount ?? left) > left) throw new DomainError('refund_exceeds_payment');
  const intent = await insertIntent(ctx, {
    payment: payment._id,
    amount: amount ?? left,
    note,
    state,
    createdBy: authorOf(ctx.actor),
  });
  return { intent, isNew: true };
}
