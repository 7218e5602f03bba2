import { recordAudits, type AuditEntry } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import type { GameModel, GameRow } from './model.ts';
import { gameRecord } from './record.ts';
import { resultFields } from './result.ts';
import { rowOf } from './rowOf.ts';

const rowBefore = (game: GameModel): GameRow => ({
  ...rowOf(game),
  ...(game.previous() as Partial<GameRow>),
});

/**
 * Frees what the games whose teams change hold, where there are several: two teams that change places between a final
 * and a third-place game of the same hour would each stand in the other's way. Saving a game books it anew.
 */
async function freeReseated(ctx: Context, games: readonly GameModel[]): Promise<void> {
  const reseated = games.filter((game) => game.changed('homeTeam') || game.changed('awayTeam'));
  if (reseated.length < 2) return;
  await ctx.db.select('DELETE FROM occupancies WHERE game = ANY($1)', [reseated.map(({ _id }) => _id)]);
}

/**
 * Saves what has been set on games that the open transaction has locked, in the order given, and leaves an audit entry
 * for each that has changed: `score` where the result has, else `update`. Where nothing has changed, version and log
 * stay as they were. Every change of a game ends here, so that what follows from a score can follow in the same
 * transaction. Throws `double_booked`.
 *
 * @returns the games as they are now
 */
export async function saveGames(ctx: Context, games: readonly GameModel[]): Promise<GameRow[]> {
  const entries: AuditEntry[] = [];
  await freeReseated(ctx, games);
  for (const game of games) {
    if (!game.changed()) continue;
    const before = rowBefore(game);
    const scored = resultFields.some((field) => game.changed(field));
    await refusingDoubleBooking(() => game.save());
    entries.push({
      action: scored ? 'score' : 'update',
      resource: gameRecord.resource,
      resourceId: game._id,
      organization: game.organization,
      before: gameRecord.present(ctx.actor, before),
      after: gameRecord.present(ctx.actor, rowOf(game)),
    });
  }
  await recordAudits(ctx, entries);
  return games.map(rowOf);
}
