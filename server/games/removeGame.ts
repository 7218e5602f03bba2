import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { lockFollowed } from './followers.ts';
import { gameRecord } from './record.ts';

/** Throws `in_use` while other records refer to it, the games among them that a bracket makes wait for it. */
export const removeGame = (ctx: Context, id: string) =>
  ctx.transaction(async () => {
    await lockFollowed(ctx, id);
    return removeAudited(ctx, gameRecord, id, 'in_use');
  });
