import type { z } from 'zod';
import type { FinishReminders } from '../../contract/registrationTeamRecord.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMails } from '../platform/outbox.ts';
import { findForWrite } from '../platform/writes.ts';
import { rosterOf, type PlayerRow } from '../players/index.ts';
import { feeOf, getRegistration, moneyOf } from '../registrations/index.ts';
import { playersToSign, requestSignatures } from '../waivers/index.ts';
import { findSubmission } from './findSubmission.ts';
import { findTeamFacts } from './findTeamFacts.ts';
import { readableRegistrationTeam, RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';

type Reminders = z.infer<typeof FinishReminders>;

/** Those of the players whose share of a fee per player has not come in. One statement. */
async function playersToPay(
  ctx: Context,
  team: RegistrationTeamRow,
  players: readonly string[],
): Promise<Set<string>> {
  const { perPlayer } = feeOf(team);
  if (perPlayer === 0 || moneyOf(team).amountRemaining === 0) return new Set();
  const paid = await ctx.db.select<{ player: string; net: number }>(
    `SELECT player, sum(amount)::double precision AS net FROM payments
     WHERE registration_team = $1 AND kind = 'fee' AND player = ANY($2) GROUP BY player`,
    [team._id, players],
  );
  const nets = new Map(paid.map(({ player, net }) => [player, net]));
  return new Set(players.filter((player) => (nets.get(player) ?? 0) < perPlayer));
}

/**
 * Mails those of the players who have a waiver to sign or a share to pay: new links to the waivers, and a word about the
 * fee. Says who got one and why the others did not. Throws 404, 403, `removed`.
 */
export const sendFinishReminders = (
  ctx: Context,
  id: string,
  players: readonly string[],
): Promise<Reminders> =>
  ctx.transaction(async () => {
    const { deletedAt } = await findForWrite(ctx, RegistrationTeamModel, readableRegistrationTeam, id);
    if (deletedAt) throw new DomainError('removed');
    const team = await findSubmission(ctx, id);
    const { playerWaivers } = await getRegistration(ctx, team.registration);
    const isAsked = playerWaivers.length > 0 || feeOf(team).perPlayer > 0;

    const asked = [...new Set(players)];
    const roster = new Map((await rosterOf(ctx, [id])).get(id)?.map((player) => [player._id, player]));
    const onRoster = asked.filter((player) => roster.has(player));
    const toSign = await playersToSign(ctx, team.registration, onRoster);
    const toPay = await playersToPay(ctx, team, onRoster);

    const reasonFor = (player: string): Reminders['skipped'][number]['reason'] | null => {
      if (!isAsked) return 'nothing_asked';
      const known = roster.get(player);
      if (!known) return 'not_on_roster';
      if (!toSign.has(player) && !toPay.has(player)) return 'done';
      return known.email === '' ? 'no_email' : null;
    };
    const judged = asked.map((player) => ({ player, reason: reasonFor(player) }));
    const sent = judged.filter(({ reason }) => reason === null).map(({ player }) => player);
    const skipped = judged.flatMap(({ player, reason }) => (reason === null ? [] : [{ player, reason }]));

    await requestSignatures(ctx, {
      registration: team.registration,
      players: sent.filter((player) => toSign.has(player)),
    });
    await askToPay(
      ctx,
      id,
      sent.filter((player) => toPay.has(player)).flatMap((player) => roster.get(player) ?? []),
    );
    await recordAudit(ctx, {
      action: 'remind',
      resource: 'registrationTeam',
      resourceId: id,
      organization: team.organization,
      after: { sent, skipped },
    });
    return { sent, skipped };
  });

async function askToPay(ctx: Context, id: string, players: readonly PlayerRow[]): Promise<void> {
  const { organization, ...facts } = await findTeamFacts(ctx, id);
  await enqueueMails(
    ctx,
    players.map(({ name, email }) => ({
      template: 'player_payment_required' as const,
      to: email,
      organization,
      data: { ...facts, name },
      dedupeKey: `player_payment_required:${newObjectId()}`,
    })),
  );
}
