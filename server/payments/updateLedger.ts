import type { Context } from '../platform/context.ts';
import type { ProcessorPayment } from '../platform/stripe.ts';
import { changeSeatOf } from '../registrationTeams/index.ts';
import { addEntries, type NewEntry } from './addEntries.ts';
import { systemAuthor } from './author.ts';
import { findCheckout, markPaid, type Checkout } from './checkoutRows.ts';
import { settleDiscount } from './settleDiscount.ts';
import { externalIdOf, missingEntries, type LedgerEntry } from './ledgerEntries.ts';
import { readablePayment, type PaymentRow } from './model.ts';
import { findIntents, settleIntents, type RefundIntent } from './refundIntents.ts';
import { releaseReservation } from './releaseReservation.ts';
import { sendReceipts } from './sendReceipts.ts';

/** A card payment has always an identifier of the processor's. */
type CardEntry = PaymentRow & { externalId: string };

/** The payments of a charge and what has changed them, locked: nobody else decides on a refund of them meanwhile. */
async function lockEntries(ctx: Context, { parts }: Checkout, payment: string): Promise<CardEntry[]> {
  const externalIds = parts.map((_, index) => externalIdOf(payment, index));
  const payments = await ctx.db.select<CardEntry>(
    `SELECT ${readablePayment.columns} FROM ${readablePayment.from} WHERE r.external_id = ANY($1)
     ORDER BY r.id FOR NO KEY UPDATE`,
    [externalIds],
  );
  const changes = await ctx.db.select<CardEntry>(
    `SELECT ${readablePayment.columns} FROM ${readablePayment.from} WHERE r.refund_of = ANY($1)`,
    [payments.map(({ _id }) => _id)],
  );
  payments.sort((a, b) => externalIds.indexOf(a.externalId) - externalIds.indexOf(b.externalId));
  return [...payments, ...changes];
}

/** Who is behind an entry: who opened the page, who asked for the refund, or nobody of ours. */
const entryOf = (
  { intent, ...entry }: LedgerEntry,
  checkout: Checkout,
  intents: ReadonlyMap<string, RefundIntent>,
): NewEntry => {
  const asked = intents.get(intent ?? '');
  const author = entry.refundOf === null ? checkout.createdBy : (asked?.createdBy ?? systemAuthor);
  return {
    ...entry,
    currency: checkout.currency,
    method: 'card',
    note: asked?.note ?? null,
    createdBy: author,
  };
};

/**
 * Brings the ledger to what the processor says of a payment: with the seat, the team and the payments locked, what is
 * missing is entered, and with it, in the same transaction, all that follows: the seat, the discount's use, the mails.
 * Doing it again, or from an older answer, changes nothing. A payment that no page of ours led to is not the ledger's.
 *
 * @param alongside written in the same transaction
 */
export async function updateLedger(
  ctx: Context,
  payment: ProcessorPayment,
  alongside: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const checkout = payment.checkout === null ? null : await findCheckout(ctx, payment.checkout);
  if (!checkout) {
    await alongside();
    return;
  }
  await changeSeatOf(ctx, checkout.registrationTeam, async () => {
    const known = await lockEntries(ctx, checkout, payment.id);
    const asked = payment.refunds.flatMap(({ intent }) => intent ?? []);
    const intents = new Map((await findIntents(ctx, asked)).map((intent) => [intent._id, intent]));
    const targets = new Map([...intents.values()].map((intent) => [intent._id, intent.payment]));
    const missing = missingEntries(payment, checkout.parts, known, targets);
    const payer = {
      _id: checkout.registrationTeam,
      organization: checkout.organization,
      registration: checkout.registration,
    };
    const rows = await addEntries(
      ctx,
      payer,
      missing.map((entry) => entryOf(entry, checkout, intents)),
    );
    await markPaid(ctx, checkout._id);
    await settleIntents(ctx, [...intents.keys()]);
    if (rows.some(({ kind, refundOf }) => kind === 'fee' && refundOf === null)) {
      await settleDiscount(ctx, checkout.registrationTeam, checkout.discountCode);
    }
    await releaseReservation(ctx, checkout.registrationTeam);
    await sendReceipts(ctx, rows);
    await alongside();
  });
}
