import { getDivision, type DivisionRow } from '../competitions/index.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';

/**
 * The division that a file is imported into, locked until the transaction ends, so that of one file sent twice at once
 * the second finds what the first has written. Throws 404, and 403 for a visible division of another organization.
 */
export async function lockForImport(ctx: Context, id: string): Promise<DivisionRow> {
  const division = await getDivision(ctx, id);
  if (!administers(ctx.actor, division.organization)) throw forbidden();
  await ctx.db.select('SELECT 1 FROM divisions WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return division;
}
