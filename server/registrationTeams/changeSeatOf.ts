import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { changeSeats, type LockedSeats } from './changeSeats.ts';
import { lockDivisions } from './lockDivisions.ts';

async function divisionOf(ctx: Context, id: string, lock: '' | 'FOR NO KEY UPDATE'): Promise<string | null> {
  const [team] = await ctx.db.select<{ division: string | null }>(
    `SELECT division FROM registration_teams WHERE id = $1 ${lock}`,
    [id],
  );
  if (!team) throw notFound();
  return team.division;
}

/**
 * As `changeSeats`, for the division that a team is in and the one it is to come to, with the team's row locked too.
 * Throws 404 for an unknown team.
 */
export const changeSeatOf = <T>(
  ctx: Context,
  registrationTeam: string,
  work: (locked: LockedSeats) => Promise<T>,
  toDivision: string | null = null,
): Promise<T> =>
  ctx.transaction(async () => {
    const divisions = new Set([await divisionOf(ctx, registrationTeam, ''), toDivision]);
    for (;;) {
      await lockDivisions(ctx, divisions);
      // Somebody may have moved the team while this waited; where the second lock comes out of order and meets another
      // writer's, the database ends one of the two and the transaction is tried again.
      const division = await divisionOf(ctx, registrationTeam, 'FOR NO KEY UPDATE');
      if (divisions.has(division)) return changeSeats(ctx, [...divisions], work);
      divisions.add(division);
    }
  });
