import { AdminModel } from './model.ts';
import { adminRecord } from './records.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { IdentityParts } from './parts.ts';

/**
 * Makes those wait who confirm this address or grant something to it, until the transaction ends: else an invitation
 * and the confirmation that it waits for could pass each other unseen.
 */
export const lockEmail = (ctx: Context, email: string) => lockEmails(ctx, [email]);

/** As above for several addresses, in one order whoever asks. */
export const lockEmails = (ctx: Context, emails: readonly string[]) =>
  ctx.db.select(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key) AS keys`,
    [emails.map((email) => `email:${email.toLowerCase()}`)],
  );

/** The accounts that have confirmed these addresses, by address in lower case. */
export async function confirmedAccounts(
  ctx: Context,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const accounts = await ctx.db.select<{ _id: string; email: string }>(
    'SELECT id AS "_id", lower(email) AS email FROM users WHERE email_verified AND lower(email) = ANY($1)',
    [emails.map((email) => email.toLowerCase())],
  );
  return new Map(accounts.map(({ _id, email }) => [email, _id]));
}

/** Grants what waits for the address: open invitations, and what other capabilities keep for it. */
export async function grantToConfirmedEmail(
  ctx: Context,
  parts: IdentityParts,
  user: { _id: string; email: string },
): Promise<void> {
  await lockEmail(ctx, user.email);
  await acceptInvitations(ctx, user);
  for (const hook of parts.onEmailVerified) await hook(ctx, user);
}

async function acceptInvitations(ctx: Context, user: { _id: string; email: string }): Promise<void> {
  const open = await ctx.db.select<{ _id: string; organization: string; known: boolean }>(
    `SELECT a.id AS "_id", a.organization,
       EXISTS (SELECT 1 FROM admins k WHERE k.organization = a.organization AND k.user_id = $1) AS "known"
     FROM admins a WHERE a.user_id IS NULL AND lower(a.invited_email) = lower($2) FOR UPDATE`,
    [user._id, user.email],
  );
  for (const { _id, organization, known } of open) {
    const invitation = await AdminModel.findByPk(_id);
    if (!invitation) continue;
    // Whoever administers the organization already, under another address, needs no second record.
    if (known) await invitation.destroy();
    else await invitation.set({ user: user._id }).save();
    await recordAudit(ctx, {
      action: known ? 'delete' : 'update',
      resource: adminRecord.resource,
      resourceId: _id,
      organization,
      before: { user: null },
      after: known ? null : { user: user._id },
    });
  }
}
