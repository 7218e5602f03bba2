import { GameModel, gamesOfBracket, type GameFollower, type GameRow } from '../games/index.ts';
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

type Shape = Pick<BracketModel, 'format' | 'size'>;

/** Sets on every game of the bracket what the scores make of it, and answers those that have to be saved. */
async function advanceFrom(ctx: Context, game: GameModel): Promise<GameModel[]> {
  if (game.bracket === null) return [];
  const [bracket] = await ctx.db.select<Shape>('SELECT format, size FROM brackets WHERE id = $1', [
    game.bracket,
  ]);
  if (!bracket) return [];
  const rows = await gamesOfBracket(ctx, game.bracket);
  const asWritten = rows.map((row) => (row._id === game._id ? { ...row, ...game.get() } : row));
  const byId = new Map(rows.map((row) => [row._id, row]));
  return advance(inShape(bracket, asWritten).map(asBracketGame)).flatMap(({ id, set }) => {
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
