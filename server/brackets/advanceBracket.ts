import { GameModel, gamesOfBracket, saveGame, type GameFollower, type GameRow } from '../games/index.ts';
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
  const games = inShape(bracket, await gamesOfBracket(ctx, bracket._id)).map(asBracketGame);
  const changes = advance(games);
  const ids = changes.map((change) => change.id);
  if (ids.length === 0) return [];
  const models = await GameModel.findAll({ where: { _id: ids }, lock: true });
  const byId = new Map(models.map((model) => [model._id, model]));
  for (const { id: game, set } of changes) {
    const model = byId.get(game);
    if (!model) continue;
    model.set(set);
    await saveGame(ctx, model);
  }
  return ids;
}

/**
 * A bracket follows its games: in the transaction of the write, under the lock of the bracket, all the way down.
 */
export const advancement: GameFollower = {
  lock: lockBracketOf,
  review: reviewBracketGame,
  follow: advanceFrom,
};
