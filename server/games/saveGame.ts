import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { findVisible } from '../platform/reads.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import { readableGame, type GameModel, type GameRow } from './model.ts';
import { gameRecord } from './record.ts';
import { resultFields } from './result.ts';

/**
 * Saves what has been set on a game that the open transaction has locked, reads it back, and leaves an audit entry:
 * `score` where the result has changed, else `update`. Where nothing has changed, version and log stay as they were.
 * Every change of a game ends here, so that what follows from a score can follow in the same transaction. Throws
 * `double_booked`.
 */
export async function saveGame(ctx: Context, game: GameModel): Promise<GameRow> {
  const before = await findVisible(ctx, readableGame, game._id);
  if (!game.changed()) return before;
  const scored = resultFields.some((field) => game.changed(field));
  await refusingDoubleBooking(() => game.save());
  const row = await findVisible(ctx, readableGame, game._id);
  await recordAudit(ctx, {
    action: scored ? 'score' : 'update',
    resource: gameRecord.resource,
    resourceId: game._id,
    organization: game.organization,
    before: gameRecord.present(ctx.actor, before),
    after: gameRecord.present(ctx.actor, row),
  });
  return row;
}
