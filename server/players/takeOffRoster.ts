import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { changePlayer } from './changePlayer.ts';
import { PlayerModel, type PlayerRow } from './model.ts';

/**
 * Takes a player off the roster; the record stays, with its stats and answers, and says since when. One who is off it
 * already stays as it is. Whether the caller may is asked before. Throws 404.
 */
export const takeOffRoster = (ctx: Context, id: string): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    const player = await PlayerModel.findByPk(id, { lock: true });
    if (!player) throw notFound();
    if (player.removedAt === null) player.removedAt = ctx.now();
    return changePlayer(ctx, player, {}, 'delete');
  });
