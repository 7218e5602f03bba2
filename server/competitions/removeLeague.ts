import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { leagueRecord } from './records.ts';

/** Throws `not_empty` while divisions or games belong to it. */
export const removeLeague = (ctx: Context, id: string) => removeAudited(ctx, leagueRecord, id, 'not_empty');
