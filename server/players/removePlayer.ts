import type { Context } from '../platform/context.ts';
import { findForWrite } from '../platform/writes.ts';
import { PlayerModel, readablePlayer, type PlayerRow } from './model.ts';
import { takeOffRoster } from './takeOffRoster.ts';

/** An administrator takes a player off the roster. Throws 404, 403, 412. */
export const removePlayer = (ctx: Context, id: string): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    await findForWrite(ctx, PlayerModel, readablePlayer, id);
    return takeOffRoster(ctx, id);
  });
