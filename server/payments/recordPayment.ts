import type { z } from 'zod';
import type { RecordPayment } from '../../contract/payments.ts';
import { settleDiscountUse, takeDiscountUse } from '../discountCodes/index.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import { changeSeatOf, RegistrationTeamModel } from '../registrationTeams/index.ts';
import { addEntries } from './addEntries.ts';
import { authorOf } from './author.ts';
import { lockCurrency } from './currency.ts';
import type { PaymentRow } from './model.ts';
import { requireTeamPlayers } from './requireTeamPlayers.ts';
import { sendReceipts } from './sendReceipts.ts';

async function requireTeam(ctx: Context, id: string): Promise<RegistrationTeamModel> {
  const team = await RegistrationTeamModel.findByPk(id);
  if (!team || !administers(ctx.actor, team.organization)) throw invalidReference('registrationTeam');
  return team;
}

/** The code that the team entered counts as used now that it has paid by it; one that can't be used any more does not. */
async function keepDiscount(ctx: Context, { _id, discountCode }: RegistrationTeamModel): Promise<void> {
  if (discountCode === null) return;
  try {
    await takeDiscountUse(ctx, _id, discountCode);
  } catch (error) {
    if (error instanceof DomainError) return;
    throw error;
  }
  await settleDiscountUse(ctx, _id);
}

/**
 * Enters money that came in past the processor. Throws `invalid_reference` for a team that is missing or another
 * organization's, or a player of another team, and `removed`.
 */
export async function recordPayment(ctx: Context, body: z.infer<typeof RecordPayment>): Promise<PaymentRow> {
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
    if (kind === 'fee') await keepDiscount(ctx, team);
    await sendReceipts(ctx, rows);
    return rows[0] as PaymentRow;
  });
}
