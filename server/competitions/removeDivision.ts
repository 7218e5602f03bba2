import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { divisionRecord } from './records.ts';

/** Throws `not_empty` while teams or games belong to it. */
export const removeDivision = (ctx: Context, id: string) =>
  removeAudited(ctx, divisionRecord, id, 'not_empty');
