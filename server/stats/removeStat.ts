import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { statRecord } from './record.ts';

/** Throws `in_use` while other records refer to it. */
export const removeStat = (ctx: Context, id: string) => removeAudited(ctx, statRecord, id, 'in_use');
