import { recordAudits } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import { GameModel, readableGame, type GameRow } from './model.ts';
import { gameRecord } from './record.ts';

/** A game whose references and day have been checked and worked out. `_id` where others refer to it. */
export type NewGame = Partial<Omit<GameModel, keyof RecordModel>> &
  Pick<GameModel, 'organization' | 'sport' | 'date' | 'dateHasTime' | 'globalDate' | 'duration'> & {
    _id?: string;
  };

/**
 * Writes many games in three statements, in the open transaction: the games, how they read, their audit entries.
 * Throws `double_booked`.
 */
export async function createGames(ctx: Context, games: readonly NewGame[]): Promise<GameRow[]> {
  if (games.length === 0) return [];
  const written = await refusingDoubleBooking(() => GameModel.bulkCreate(games as never));
  const ids = written.map(({ _id }) => _id);
  const rows = new Map((await findVisibleByIds(ctx, readableGame, ids)).map((row) => [row._id, row]));
  const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
  await recordAudits(
    ctx,
    inOrder.map((row) => ({
      action: 'create',
      resource: gameRecord.resource,
      resourceId: row._id,
      organization: row.organization,
      after: gameRecord.present(ctx.actor, row),
    })),
  );
  return inOrder;
}
