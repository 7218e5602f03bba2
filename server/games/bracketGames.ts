import type { Context } from '../platform/context.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import { readableGame, type GameRow } from './model.ts';

/** Every game of a bracket, in no order, whoever asks: who may see which is `visibleGames`. */
export const gamesOfBracket = (ctx: Context, bracket: string): Promise<GameRow[]> =>
  ctx.db.select<GameRow>(`SELECT ${readableGame.columns} FROM games r WHERE r.bracket = $1`, [bracket]);

/** Those of the games that the caller may see: neither hidden nor of a hidden schedule where it has the public view. */
export const visibleGames = (ctx: Context, games: readonly GameRow[]): Promise<GameRow[]> =>
  findVisibleByIds(
    ctx,
    readableGame,
    games.map(({ _id }) => _id),
  );

/** The last day (`YYYY-MM-DD`) on which a division plays outside its bracket; null where it has no games. */
export async function lastGameDay(ctx: Context, division: string): Promise<string | null> {
  const [row] = await ctx.db.select<{ day: string | null }>(
    'SELECT max(global_date) AS day FROM games WHERE division = $1 AND bracket IS NULL AND NOT is_cancelled',
    [division],
  );
  return row?.day ?? null;
}
