import type { z } from 'zod';
import type { SetAvailability } from '../../contract/availabilities.ts';
import { requireFresh } from '../platform/context.ts';
import { DomainError, forbidden, notFound } from '../platform/errors.ts';
import { findVisible } from '../platform/reads.ts';
import { requireMember, type PersonContext } from '../roles/index.ts';
import { requireOccasion } from '../teamEvents/index.ts';
import { AvailabilityModel, readableAvailability, type AnsweredRow } from './model.ts';

/**
 * Answers for a player, or answers anew. Throws 404 for a player of a team that is not the caller's, 403 for one that is
 * linked to somebody else, `invalid_reference` for a game or event of another team, `stale`.
 */
export const setAvailability = (ctx: PersonContext, body: z.infer<typeof SetAvailability>) =>
  ctx.transaction(async () => {
    const { organization, team } = await requireOwnPlayer(ctx, body.player);
    const occasion = await requireOccasion(ctx, team, body);
    const known = await AvailabilityModel.findOne({ where: { player: body.player, ...occasion } });
    if (known) requireFresh(ctx, known);
    else if (ctx.ifMatch) throw new DomainError('stale');
    const answer = known ?? AvailabilityModel.build({ organization, player: body.player, ...occasion });
    answer.set({ status: body.status, note: body.note ?? null });
    if (answer.isNewRecord || answer.changed()) await answer.save();
    return findVisible<AnsweredRow>(ctx, readableAvailability, answer._id);
  });

/**
 * The player on its roster, held until the transaction ends: two answers at once follow one another, and one that is
 * taken off the roster meanwhile answers before or not at all.
 */
async function requireOwnPlayer(
  ctx: PersonContext,
  id: string,
): Promise<{ organization: string; team: string }> {
  const [player] = await ctx.db.select<{ team: string | null; organization: string; isOwn: boolean }>(
    `SELECT team, organization, user_id IS NOT DISTINCT FROM $2 AS "isOwn"
     FROM players WHERE id = $1 AND removed_at IS NULL FOR NO KEY UPDATE`,
    [id, ctx.actor.id],
  );
  if (!player?.team) throw notFound();
  await requireMember(ctx, player.team);
  if (!player.isOwn) throw forbidden();
  return { organization: player.organization, team: player.team };
}
