import { recordAudits } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { isStillReferenced } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { GameRow } from './model.ts';
import { gameRecord } from './record.ts';

/**
 * Deletes these games in the open transaction, in two statements: they may refer to each other. Who may, and that
 * nobody writes them meanwhile, is seen to before. Throws `in_use` while other records refer to one of them.
 */
export async function removeGames(ctx: Context, games: readonly GameRow[]): Promise<void> {
  if (games.length === 0) return;
  try {
    await ctx.db.select('DELETE FROM games WHERE id = ANY($1)', [games.map(({ _id }) => _id)]);
  } catch (error) {
    if (isStillReferenced(error)) throw new DomainError('in_use');
    throw error;
  }
  await recordAudits(
    ctx,
    games.map((game) => ({
      action: 'delete',
      resource: gameRecord.resource,
      resourceId: game._id,
      organization: game.organization,
      before: gameRecord.present(ctx.actor, game),
    })),
  );
}
