import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { locationRecord } from './record.ts';

/** Throws `in_use` while games are played there. */
export const removeLocation = (ctx: Context, id: string) => removeAudited(ctx, locationRecord, id, 'in_use');
