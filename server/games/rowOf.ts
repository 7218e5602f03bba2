import { GameModel, type GameRow } from './model.ts';

/**
 * A game as it is read: it has no columns but its own, so there is no need to ask for one that has just been written.
 * What was never set is null.
 */
export function rowOf(game: GameModel): GameRow {
  const row: Record<string, unknown> = { ...game.get() };
  for (const attribute of Object.keys(GameModel.getAttributes())) row[attribute] ??= null;
  return row as GameRow;
}
