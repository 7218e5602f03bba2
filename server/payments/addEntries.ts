import { recordAudits } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { clearPaidWord } from '../registrationTeams/index.ts';
import { PaymentModel, readablePayment, type PaymentRow } from './model.ts';
import { presentPayment } from './presenter.ts';

/** Whose money it is. */
type Payer = { readonly _id: string; readonly organization: string; readonly registration: string };

export type NewEntry = Omit<
  PaymentRow,
  '_id' | 'version' | 'created' | 'updated' | 'organization' | 'registration' | 'registrationTeam'
> & { _id?: string };

/**
 * The one way into the ledger: adds the entries of a team, each with its audit entry, inside `changeSeatOf` of that
 * team. A card payment or a refund of the fee ends the organizers' own word on what was paid of it.
 */
export async function addEntries(
  ctx: Context,
  { _id: registrationTeam, organization, registration }: Payer,
  entries: readonly NewEntry[],
): Promise<PaymentRow[]> {
  if (entries.length === 0) return [];
  const added = entries.map((entry) => ({
    ...entry,
    _id: entry._id ?? newObjectId(),
    organization,
    registration,
    registrationTeam,
  }));
  await PaymentModel.bulkCreate(added, { returning: false });
  const rows = await ctx.db.select<PaymentRow>(
    `SELECT ${readablePayment.columns} FROM ${readablePayment.from} WHERE r.id = ANY($1) ORDER BY r.created, r.id`,
    [added.map(({ _id }) => _id)],
  );
  await recordAudits(
    ctx,
    rows.map((row) => ({
      action: row.refundOf === null ? 'payment' : 'refund',
      resource: 'payment',
      resourceId: row._id,
      organization,
      after: presentPayment(row),
    })),
  );
  const saysOfTheFee = ({ kind, method, refundOf }: NewEntry) =>
    kind === 'fee' && (method === 'card' || refundOf !== null);
  if (entries.some(saysOfTheFee)) {
    await clearPaidWord(ctx, registrationTeam);
  }
  return rows;
}
