import type { Context } from '../platform/context.ts';
import type { GameModel, GameRow } from './model.ts';
import { saveGames } from './saveGames.ts';

/** As `saveGames`, of one game. */
export const saveGame = async (ctx: Context, game: GameModel): Promise<GameRow> =>
  (await saveGames(ctx, [game]))[0] as GameRow;
