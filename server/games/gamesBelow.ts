import type { Context } from '../platform/context.ts';
import { findVisibleByParents } from '../platform/reads.ts';
import { readableGame, type GameRow } from './model.ts';

/** All games of a division that the caller may see, by date. Whether it may see the division is asked before. */
export const gamesOfDivision = (ctx: Context, division: string): Promise<GameRow[]> =>
  findVisibleByParents(ctx, readableGame, 'r.division', [division]);

/** All games of a division team that the caller may see, home and away, by date. */
export async function gamesOfTeam(ctx: Context, team: string): Promise<GameRow[]> {
  const [home, away] = await Promise.all([
    findVisibleByParents(ctx, readableGame, 'r.home_team', [team]),
    findVisibleByParents(ctx, readableGame, 'r.away_team', [team]),
  ]);
  return [...home, ...away].sort((a, b) => a.date.getTime() - b.date.getTime() || (a._id < b._id ? -1 : 1));
}
