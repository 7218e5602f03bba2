import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';

export type UserRow = {
  _id: string;
  version: number;
  email: string;
  emailVerified: boolean;
  pendingEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  watchlist: string[];
  created: Date;
  updated: Date;
};

/** The account; its credentials stay where they are. */
const statement = `
  SELECT u.id AS "_id", u.version, u.email, u.email_verified AS "emailVerified",
    (SELECT t.email FROM mail_tokens t
     WHERE t.user_id = u.id AND t.purpose = 'confirm_new_email' AND t.expires_at > $2
     ORDER BY t.created DESC LIMIT 1) AS "pendingEmail",
    u.first_name AS "firstName", u.last_name AS "lastName", u.phone,
    ARRAY(SELECT w.division_team FROM watched_teams w WHERE w.user_id = u.id ORDER BY w.created, w.division_team)
      AS "watchlist",
    u.created, u.updated
  FROM users u WHERE u.id = $1`;

export async function readUser(ctx: Context, id: string): Promise<UserRow> {
  const [row] = await ctx.db.select<UserRow>(statement, [id, ctx.now()]);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The id of the signed-in person. */
export function signedIn(ctx: Context): string {
  const { actor } = ctx;
  if (actor.kind !== 'user' && actor.kind !== 'admin') throw new DomainError('unauthenticated');
  return actor.id;
}
