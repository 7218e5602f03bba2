import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { Processor } from '../platform/stripe.ts';
import { changeSeatOf } from '../registrationTeams/index.ts';
import { addEntries } from './addEntries.ts';
import { authorOf } from './author.ts';
import { enterRefund, findRefundable, leftOf, type RefundOrder } from './enterRefund.ts';
import type { PaymentRow } from './model.ts';
import { getPayment } from './readPayments.ts';
import type { RefundIntent } from './refundIntents.ts';
import { sendRefund } from './sendRefund.ts';

/** The refund's entry, or the refund itself while the processor has not confirmed it. */
export type Refunded =
  | { readonly kind: 'entered'; readonly entry: PaymentRow }
  | { readonly kind: 'pending'; readonly intent: RefundIntent };

/** What went past the processor goes back past it: the entry is all there is to do. */
const refundEntered = (ctx: Context, payment: PaymentRow, order: RefundOrder): Promise<Refunded> =>
  changeSeatOf(ctx, payment.registrationTeam, async (): Promise<Refunded> => {
    const { intent, isNew } = await enterRefund(ctx, payment, order, 'settled');
    if (!isNew) return { kind: 'entered', entry: await getPayment(ctx, intent._id) };
    const { registrationTeam, organization, registration, player, currency, method, kind } = payment;
    const [entry] = await addEntries(ctx, { _id: registrationTeam, organization, registration }, [
      {
        ...{ _id: intent._id, player, currency, method, kind },
        amount: -intent.amount,
        platformFee: 0,
        externalId: null,
        refundOf: payment._id,
        note: intent.note,
        createdBy: authorOf(ctx.actor),
      },
    ]);
    return { kind: 'entered', entry: entry as PaymentRow };
  });

/** Why is for who administers the account there: it lacks the money, or the card's bank will not take it. */
const refusalText = (reason: string) => `The payment processor has refused the refund: ${reason}`;

async function refundCharged(
  ctx: Context,
  processor: Processor | null,
  payment: PaymentRow,
  order: RefundOrder,
): Promise<Refunded> {
  if (!processor) throw new DomainError('payments_unavailable');
  const { intent } = await ctx.transaction(() => enterRefund(ctx, payment, order, 'pending'));
  const { state, reason } =
    intent.state === 'pending' ? await sendRefund(ctx, processor, intent) : { state: intent.state };
  if (state === 'refused') {
    if ((await leftOf(ctx, payment._id)) < intent.amount) throw new DomainError('refund_exceeds_payment');
    throw new DomainError('refund_refused', reason === undefined ? {} : { message: refusalText(reason) });
  }
  if (state === 'pending') return { kind: 'pending', intent };
  return { kind: 'entered', entry: await getPayment(ctx, intent._id) };
}

/**
 * Refunds all or a part of a payment, never more than is left of it, and frees the team's seat where nothing is left
 * of its payments. Throws 404, 403, `not_refundable`, `refund_exceeds_payment`, `refund_refused`,
 * `idempotency_key_reused` and `payments_unavailable`.
 */
export async function refundPayment(
  ctx: Context,
  processor: Processor | null,
  id: string,
  order: RefundOrder,
): Promise<Refunded> {
  const payment = await findRefundable(ctx, id);
  if (payment.method !== 'card') return refundEntered(ctx, payment, order);
  return refundCharged(ctx, processor, payment, order);
}
