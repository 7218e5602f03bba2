import { newObjectId } from '../platform/objectId.ts';
import type { Context } from '../platform/context.ts';
import type { NewGame } from './createGames.ts';
import { GameModel, readableGame, type GameRow } from './model.ts';
import { rowOf } from './rowOf.ts';

type ScheduledGame = GameRow & { hasStats: boolean };

/**
 * The games of a division outside its playoffs, oldest first, locked until the open transaction ends: nobody enters a
 * score in one meanwhile. Whether the caller may is asked before.
 */
export const lockScheduledGames = (ctx: Context, division: string): Promise<ScheduledGame[]> =>
  ctx.db.select<ScheduledGame>(
    `SELECT ${readableGame.columns}, EXISTS (SELECT 1 FROM stats x WHERE x.game = r.id) AS "hasStats" FROM games r
     WHERE r.division = $1 AND r.playoff_round IS NULL AND r.bracket IS NULL ORDER BY r.date, r.id FOR UPDATE`,
    [division],
  );

/** Whether anything of a result has been entered, of whichever sport, be it the figures of one player. */
export const isPlayed = (game: ScheduledGame): boolean =>
  game.hasStats ||
  game.homeScore !== null ||
  game.awayScore !== null ||
  game.forfeitedBy !== null ||
  game.winner !== null ||
  (game.results?.length ?? 0) > 0;

/** How these games would read, were they written now. */
export const previewGames = (ctx: Context, games: readonly NewGame[]): GameRow[] =>
  games.map((game) => ({
    ...rowOf(GameModel.build({ _id: newObjectId(), ...game } as never)),
    created: ctx.now(),
    updated: ctx.now(),
  }));
