import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { hashOfToken, newMailedToken } from '../platform/mailedToken.ts';

type MailPurpose = 'verify_email' | 'confirm_new_email' | 'reset_password' | 'admin_invitation';

/** How long a mailed link works. */
export const validHours: Readonly<Record<MailPurpose, number>> = {
  verify_email: 48,
  confirm_new_email: 48,
  reset_password: 1,
  admin_invitation: 7 * 24,
};

/** Nobody's mailbox is filled by others: links of a kind to one address, or for one account, within an hour. */
const maxLinksAnHour = 5;

/** What a sign-up leaves for the moment its own link is opened. */
export type PendingSignUp = {
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
};

export type MailToken = {
  purpose: MailPurpose;
  user: string;
  email: string;
  signUp: PendingSignUp | null;
};

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

type NewMailToken = {
  purpose: MailPurpose;
  /** Null where the address has no account: the row is there for the sake of equal time only. */
  user: string | null;
  email: string;
  signUp?: PendingSignUp;
};

/**
 * A token for one mail, of which only the hash is kept. `null` when enough were sent within the
 * hour: the earlier ones still work.
 */
export async function issueMailToken(
  ctx: Context,
  { purpose, user, email, signUp }: NewMailToken,
): Promise<string | null> {
  const now = ctx.now();
  await ctx.db.select(
    `DELETE FROM mail_tokens WHERE hash IN
       (SELECT hash FROM mail_tokens WHERE expires_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [hoursFrom(now, -1)],
  );
  const token = newMailedToken();
  const issued = await ctx.db.select(
    `INSERT INTO mail_tokens (hash, purpose, user_id, email, sign_up, expires_at, created)
     SELECT $1, $2, $3, $4, $5::jsonb, $6, $7
     WHERE (SELECT count(*) FROM mail_tokens
            WHERE purpose = $2 AND created > $8 AND (lower(email) = lower($4) OR user_id = $3)) < ${maxLinksAnHour}
     RETURNING hash`,
    [
      hashOfToken(token),
      purpose,
      user,
      email,
      signUp ? JSON.stringify(signUp) : null,
      hoursFrom(now, validHours[purpose]),
      now,
      hoursFrom(now, -1),
    ],
  );
  return issued.length > 0 ? token : null;
}

/**
 * Takes the token out of use, within the open transaction, and says what it was good for. The account's row is locked
 * first, so that two links of one account take their turns. Throws `invalid_token`.
 */
export async function consumeMailToken(
  ctx: Context,
  token: string,
  purposes: readonly MailPurpose[],
): Promise<MailToken> {
  const hash = hashOfToken(token);
  await ctx.db.select(
    'SELECT id FROM users WHERE id = (SELECT user_id FROM mail_tokens WHERE hash = $1) FOR UPDATE',
    [hash],
  );
  const [consumed] = await ctx.db.select<MailToken>(
    `DELETE FROM mail_tokens WHERE hash = $1 AND purpose = ANY($2) AND expires_at > $3 AND user_id IS NOT NULL
     RETURNING purpose, user_id AS "user", email, sign_up AS "signUp"`,
    [hash, purposes, ctx.now()],
  );
  if (!consumed) throw new DomainError('invalid_token');
  return consumed;
}

/** Ends the links of an account that are still on their way, all or those of one purpose. */
export const endMailTokens = (ctx: Context, user: string, purpose?: MailPurpose) =>
  ctx.db.select(
    'UPDATE mail_tokens SET expires_at = $2 WHERE user_id = $1 AND expires_at > $2 AND purpose = coalesce($3, purpose)',
    [user, ctx.now(), purpose ?? null],
  );
