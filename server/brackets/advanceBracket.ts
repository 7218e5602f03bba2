import { GameModel, readableGame, type GameFollower, type GameRow } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { recordOf } from '../platform/records.ts';
import { advance } from './advance.ts';
import type { BracketModel } from './model.ts';
import { reviewBracketGame } from './reviewBracketGame.ts';
import { asBracketGame, inShape } from './storedGames.ts';

/** One lock for every writer of a bracket, taken before that of the game: two feeders written at once both count. */
async function lockBracketOf(ctx: Context, game: string): Promise<void> {
  await ctx.db.select(
    'SELECT b.id FROM brackets b WHERE b.id = (SELECT g.bracket FROM games g WHERE g.id = $1) FOR UPDATE',
    [game],
  );
}

/** With each game, so that there is one statement less while others wait for the lock. */
type Shape = { shapeFormat: BracketModel['format']; shapeSize: BracketModel['size'] };

/** Sets on every game of the bracket what the scores make of it, and answers those that have to be saved. */
async function advanceFrom(ctx: Context, game: GameModel): Promise<GameModel[]> {
  if (game.bracket === null) return [];
  const rows = await ctx.db.select<GameRow & Shape>(
    `SELECT ${readableGame.columns}, b.format AS "shapeFormat", b.size AS "shapeSize"
     FROM games r JOIN brackets b ON b.id = r.bracket WHERE r.bracket = $1`,
    [game.bracket],
  );
  const [first] = rows;
  if (!first) return [];
  const asWritten = rows.map((row) => (row._id === game._id ? { ...row, ...game.get() } : row));
  const byId = new Map(rows.map((row) => [row._id, row]));
  const shape = { format: first.shapeFormat, size: first.shapeSize };
  return advance(inShape(shape, asWritten).map(asBracketGame)).flatMap(({ id, set }) => {
    if (id === game._id) {
      game.set(set);
      return [];
    }
    // Read without a lock of its own: whoever writes one of them has the lock of the bracket before.
    return [recordOf(GameModel, byId.get(id) as GameRow).set(set)];
  });
}

/**
 * A bracket follows its games: in the transaction of the write, under the lock of the bracket, all the way down.
 */
export const advancement: GameFollower = {
  lock: lockBracketOf,
  review: reviewBracketGame,
  follow: advanceFrom,
};
