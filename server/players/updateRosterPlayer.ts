import { requireFresh, type Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { changePlayer, type SentPlayer } from './changePlayer.ts';
import { PlayerModel, type PlayerRow } from './model.ts';

/**
 * Changes a player on the roster of a submission. Whether the caller may, and whether the roster is locked, is asked
 * before. Throws 404 for one who is not on it, 412, `invalid_fields`.
 */
export const updateRosterPlayer = (
  ctx: Context,
  registrationTeam: string,
  id: string,
  sent: Omit<SentPlayer, 'user' | 'info'>,
): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    const player = await PlayerModel.findOne({
      where: { _id: id, registrationTeam, removedAt: null },
      lock: true,
    });
    if (!player) throw notFound();
    requireFresh(ctx, player);
    return changePlayer(ctx, player, sent);
  });
