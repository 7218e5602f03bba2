import type { z } from 'zod';
import type { RecordPayment } from '../../contract/payments.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import type { Processor } from '../platform/stripe.ts';
import { changeSeatOf, RegistrationTeamModel } from '../registrationTeams/index.ts';
import { addEntries } from './addEntries.ts';
import { authorOf } from './author.ts';
import { cancelCheckout } from './cancelCheckout.ts';
import type { Checkout } from './checkoutRows.ts';
import { lockCurrency } from './currency.ts';
import { endPagesBeyond } from './endPagesBeyond.ts';
import { settleDiscount } from './settleDiscount.ts';
import type { PaymentRow } from './model.ts';
import { requireTeamPlayers } from './requireTeamPlayers.ts';
import { sendReceipts } from './sendReceipts.ts';

async function requireTeam(ctx: Context, id: string): Promise<RegistrationTeamModel> {
  const team = await RegistrationTeamModel.findByPk(id);
  if (!team || !administers(ctx.actor, team.organization)) throw invalidReference('registrationTeam');
  return team;
}

/** Once the entry has committed, and without the caller waiting for the processor: what fails is left to the job. */
function closeAfterCommit(ctx: Context, processor: Processor | null, pages: readonly Checkout[]): void {
  if (!processor || pages.length === 0) return;
  const close = async () => {
    for (const page of pages) await cancelCheckout(ctx, processor, page).catch(() => undefined);
  };
  ctx.db.afterCommit(() => void close());
}

/**
 * Enters money that came in past the processor. Pages that are open and charge more than is still owed after it are
 * closed, so that nobody pays twice. Throws `invalid_reference` for a team that is missing or another organization's, or
 * a player of another team, and `removed`.
 */
export async function recordPayment(
  ctx: Context,
  processor: Processor | null,
  body: z.infer<typeof RecordPayment>,
): Promise<PaymentRow> {
  const { registrationTeam, player = null, amount, method, kind = 'fee', note = null } = body;
  await requireTeam(ctx, registrationTeam);
  return changeSeatOf(ctx, registrationTeam, async () => {
    const team = await requireTeam(ctx, registrationTeam);
    if (team.deletedAt) throw new DomainError('removed');
    if (player !== null) await requireTeamPlayers(ctx, team._id, [player], () => 'player');
    const rows = await addEntries(ctx, team, [
      {
        ...{ player, amount, method, kind, note },
        platformFee: 0,
        currency: await lockCurrency(ctx, team.organization),
        externalId: null,
        refundOf: null,
        createdBy: authorOf(ctx.actor),
      },
    ]);
    if (kind === 'fee') {
      await settleDiscount(ctx, team._id, team.discountCode);
      closeAfterCommit(ctx, processor, await endPagesBeyond(ctx, [team._id]));
    }
    await sendReceipts(ctx, rows);
    return rows[0] as PaymentRow;
  });
}
