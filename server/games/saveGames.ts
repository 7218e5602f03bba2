import { recordAudits } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { updateRecords } from '../platform/records.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import { GameModel, type GameRow } from './model.ts';
import { gameRecord } from './record.ts';
import { resultFields } from './result.ts';
import { rowOf } from './rowOf.ts';
import { isTimed } from './timedGame.ts';

const rowBefore = (game: GameModel): GameRow => ({
  ...rowOf(game),
  ...(game.previous() as Partial<GameRow>),
});

/**
 * Saves what has been set on games that the open transaction has locked, in one statement, and leaves an audit entry for
 * each that has changed: `score` where the result has, else `update`. Where nothing has changed, version and log stay as
 * they were. Every change of a game ends here, so that what follows from a score is saved with it; of teams that change
 * places between games of the same hour none stands in another's way. Throws `double_booked`.
 *
 * @returns the games as they are now
 */
export async function saveGames(ctx: Context, games: readonly GameModel[]): Promise<GameRow[]> {
  for (const game of games) game.isTimed = isTimed(game);
  const changes = games
    .filter((game) => game.changed())
    .map((game) => ({
      game,
      before: rowBefore(game),
      isScored: resultFields.some((field) => game.changed(field)),
    }));
  await refusingDoubleBooking(() => updateRecords(ctx, GameModel, games));
  await recordAudits(
    ctx,
    changes.map(({ game, before, isScored }) => ({
      action: isScored ? 'score' : 'update',
      resource: gameRecord.resource,
      resourceId: game._id,
      organization: game.organization,
      before: gameRecord.present(ctx.actor, before),
      after: gameRecord.present(ctx.actor, rowOf(game)),
    })),
  );
  return games.map(rowOf);
}
