import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Document } from '../platform/include.ts';
import { findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { readableOrganization, type OrganizationRow } from './model.ts';
import { presentOrganization } from './presenter.ts';

/** The organization. Throws 404. */
export const getOrganization = (ctx: Context, id: string) => findVisible(ctx, readableOrganization, id);

/** The organizations that the caller administers, or the key's own. */
export const listOrganizations = (ctx: Context, query: Paging) =>
  listVisible(ctx, readableOrganization, query, []);

/** Those of the ids that exist, as they are answered to the caller. */
export const organizationsByIds = async (ctx: Context, ids: readonly string[]): Promise<Document[]> =>
  (await findVisibleByIds(ctx, readableOrganization, ids)).map((row) => presentOrganization(ctx.actor, row));

/**
 * The organization with this slug or, where none has it, this name, without regard to case; of several with the name
 * the oldest. Throws 404.
 */
export async function findOrganizationByName(ctx: Context, name: string): Promise<OrganizationRow> {
  const [row] = await ctx.db.select<OrganizationRow>(
    `SELECT ${readableOrganization.columns} FROM ${readableOrganization.from}
     WHERE lower(r.slug) = lower($1) OR lower(r.name) = lower($1)
     ORDER BY lower(r.slug) = lower($1) DESC, r.created, r.id LIMIT 1`,
    [name],
  );
  if (!row) throw notFound();
  return row;
}
