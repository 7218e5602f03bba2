import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { teamRecord } from './records.ts';

/** Throws `in_use` while division teams carry it. */
export const removeTeam = (ctx: Context, id: string) => removeAudited(ctx, teamRecord, id, 'in_use');
