import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { tournamentRecord } from './records.ts';

/** Throws `not_empty` while leagues, divisions or games belong to it. */
export const removeTournament = (ctx: Context, id: string) =>
  removeAudited(ctx, tournamentRecord, id, 'not_empty');
