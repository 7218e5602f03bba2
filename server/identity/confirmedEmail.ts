import { AdminModel } from './model.ts';
import { adminRecord } from './records.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { IdentityParts } from './parts.ts';

/**
 * Makes those wait who confirm this address or grant something to it, until the transaction ends: else an invitation
 * and the confirmation that it waits for could pass each other unseen.
 */
export const lockEmail = (ctx: Context, email: string) =>
  ctx.db.select('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`email:${email.toLowerCase()}`]);

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
