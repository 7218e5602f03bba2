import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { filtersOf, findVisible, listVisible, type Paging } from '../platform/reads.ts';
import { readableAdmin, type AdminRow } from './model.ts';

export const getAdmin = (ctx: Context, id: string) => findVisible(ctx, readableAdmin, id);

/** Administrators and open invitations of the caller's organizations. */
export const listAdmins = (ctx: Context, query: Paging & { organization?: string }) =>
  listVisible(ctx, readableAdmin, query, filtersOf(query, { organization: 'r.organization = ?' }));

/** The oldest record with this subject of an identity provider, in the caller's organizations. Throws 404. */
export async function getAdminByClerkId(ctx: Context, clerkId: string): Promise<AdminRow> {
  const { rows } = await listVisible(ctx, readableAdmin, { limit: 1 }, [
    { sql: 'r.clerk_id = ?', value: clerkId },
  ]);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/**
 * The confirmed addresses of those who administer the organization, and of further accounts that are named by id or
 * address, each once.
 */
export async function administratorAddresses(
  { db }: Pick<Context, 'db'>,
  organization: string,
  named: readonly string[],
): Promise<string[]> {
  const rows = await db.select<{ email: string }>(
    `SELECT u.email FROM users u WHERE u.email_verified AND u.id IN (
       SELECT user_id FROM admins WHERE organization = $1
       UNION SELECT id FROM users WHERE id = ANY($2)
       UNION SELECT id FROM users WHERE lower(email) = ANY($3))
     ORDER BY u.email`,
    [organization, named, named.map((name) => name.toLowerCase())],
  );
  return rows.map(({ email }) => email);
}
