import { GameModel, gamesOfBracket, saveGames, type GameFollower, type GameRow } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { advance } from './advance.ts';
import { BracketModel } from './model.ts';
import { reviewBracketGame } from './reviewBracketGame.ts';
import { asBracketGame, inShape } from './storedGames.ts';

/** One lock for every writer of a bracket, taken before that of the game: two feeders written at once both count. */
async function lockBracketOf(ctx: Context, game: string): Promise<void> {
  await ctx.db.select(
    'SELECT b.id FROM brackets b WHERE b.id = (SELECT g.bracket FROM games g WHERE g.id = $1) FOR UPDATE',
    [game],
  );
}

/** Saves every game of the bracket that is no longer as its scores make it; each leaves its own audit entry. */
async function advanceFrom(ctx: Context, { bracket: id }: GameRow): Promise<readonly string[]> {
  const bracket =
    id === null ? null : await BracketModel.findByPk(id, { attributes: ['_id', 'format', 'size'] });
  if (!bracket) return [];
  const rows = await gamesOfBracket(ctx, bracket._id);
  const changes = advance(inShape(bracket, rows).map(asBracketGame));
  const byId = new Map(rows.map((row) => [row._id, row]));
  // Not asked for again: whoever writes one of them has the lock of the bracket before.
  const changed = changes.map(({ id: game, set }) =>
    GameModel.build({ ...byId.get(game) } as never, { isNewRecord: false, raw: true }).set(set),
  );
  await saveGames(ctx, changed);
  return changes.map((change) => change.id);
}

/**
 * A bracket follows its games: in the transaction of the write, under the lock of the bracket, all the way down.
 */
export const advancement: GameFollower = {
  lock: lockBracketOf,
  review: reviewBracketGame,
  follow: advanceFrom,
};
