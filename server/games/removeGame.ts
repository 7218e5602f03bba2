import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { gameRecord } from './record.ts';

/** Throws `in_use` while other records refer to it. */
export const removeGame = (ctx: Context, id: string) => removeAudited(ctx, gameRecord, id, 'in_use');
