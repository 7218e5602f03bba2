import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { divisionTeamRecord } from './records.ts';

/** Throws `in_use` while games refer to it. */
export const removeDivisionTeam = (ctx: Context, id: string) =>
  removeAudited(ctx, divisionTeamRecord, id, 'in_use');
