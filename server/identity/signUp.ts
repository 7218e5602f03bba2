import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { issueMailToken, validHours, type PendingSignUp } from './mailTokens.ts';
import { linkOf, type IdentityParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { namesOf, personName } from './personName.ts';
import { sendAccountExists } from './sendAccountExists.ts';

type SignUpInput = {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  name?: string;
  phone?: string;
};

/**
 * An account that waits for its address to be confirmed, and the mail with the link. Where there is a confirmed
 * account, its owner is told by mail instead; the caller can't tell the two apart.
 */
export async function signUp(
  ctx: Context,
  parts: IdentityParts,
  input: SignUpInput,
): Promise<{ email: string }> {
  const pending: PendingSignUp = {
    passwordHash: await hashPassword(input.password),
    ...namesOf(input),
    phone: input.phone ?? null,
  };
  await ctx.transaction(async () => {
    const user = await addUnconfirmed(ctx, input.email, pending);
    if (user === null) return sendAccountExists(ctx, parts, input.email);
    // Whoever signs up with an address that is not theirs must not choose the password of the one who confirms it:
    // what counts is what was sent with the sign-up whose link is opened.
    const token = await issueMailToken(ctx, {
      purpose: 'verify_email',
      user,
      email: input.email,
      signUp: pending,
    });
    if (token === null) return;
    await enqueueMail(ctx, {
      template: 'verify_email',
      to: input.email,
      data: {
        name: personName({ ...pending, email: input.email }),
        link: linkOf(parts, 'verify_email', token),
        validHours: validHours.verify_email,
      },
      dedupeKey: `verify_email:${newObjectId()}`,
    });
  });
  return { email: input.email };
}

/** The id of the new account, or of the one that still waits; `null` where the address has a confirmed one. */
async function addUnconfirmed(ctx: Context, email: string, pending: PendingSignUp): Promise<string | null> {
  const [user] = await ctx.db.select<{ _id: string }>(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, created, updated)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
     ON CONFLICT (lower(email)) DO UPDATE
       SET email = excluded.email, password_hash = excluded.password_hash, first_name = excluded.first_name,
           last_name = excluded.last_name, phone = excluded.phone, version = users.version + 1,
           updated = excluded.updated
       WHERE NOT users.email_verified
     RETURNING id AS "_id"`,
    [
      newObjectId(),
      email,
      pending.passwordHash,
      pending.firstName,
      pending.lastName,
      pending.phone,
      ctx.now(),
    ],
  );
  return user?._id ?? null;
}
