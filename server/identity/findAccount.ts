import type { Context } from '../platform/context.ts';

type Account = {
  _id: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string | null;
  sessionVersion: number;
  firstName: string | null;
  lastName: string | null;
  /** Whether it administers any organization. */
  administers: boolean;
};

/** The account with this address, without regard to case. */
export async function findAccount(ctx: Context, email: string): Promise<Account | undefined> {
  const [account] = await ctx.db.select<Account>(
    `SELECT u.id AS "_id", u.email, u.email_verified AS "emailVerified", u.password_hash AS "passwordHash",
       u.session_version AS "sessionVersion", u.first_name AS "firstName", u.last_name AS "lastName",
       EXISTS (SELECT 1 FROM admins a WHERE a.user_id = u.id) AS "administers"
     FROM users u WHERE lower(u.email) = lower($1)`,
    [email],
  );
  return account;
}
