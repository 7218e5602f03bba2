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
 * Saves what has been set on games that the open transaction has locked, in the order given, and leaves an audit entry
 * for each that has changed: `score` where the result has, else `update`. Where nothing has changed, version and log
 * stay as they were. Every change of a game ends here, so that what follows from a score can follow in the same
 * transaction. Throws `double_booked`.
 *
 * @returns the games as they are now
 */
export async function saveGames(ctx: Context, games: readonly GameModel[]): Promise<GameRow[]> {
  const entries: AuditEntry[] = [];
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
