import { createAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { lockEmail } from './confirmedEmail.ts';
import { findAccount } from './findAccount.ts';
import { issueMailToken, validHours } from './mailTokens.ts';
import type { AdminRow } from './model.ts';
import { organizationForCreate } from './organizationForCreate.ts';
import { linkOf, type IdentityParts } from './parts.ts';
import { getOrganization } from './readOrganizations.ts';
import { adminRecord } from './records.ts';

type CreateAdminInput = { email: string; organization?: string; clerkId?: string | null };

const uniqueConstraints = [
  'admins_organization_user',
  'admins_organization_clerk_id',
  'admins_organization_invited_email',
];

/**
 * Makes the account with this confirmed address an administrator, or invites whoever owns the address. Throws
 * `organization_required`, and `already_exists` for one who is known or invited already.
 */
export async function createAdmin(
  ctx: Context,
  parts: IdentityParts,
  input: CreateAdminInput,
): Promise<AdminRow> {
  try {
    return await ctx.transaction(async () => {
      const organization = organizationForCreate(ctx, input.organization);
      await lockEmail(ctx, input.email);
      const account = await findAccount(ctx, input.email);
      const user = account?.emailVerified ? account._id : null;
      const row = await createAudited(ctx, adminRecord, {
        organization,
        user,
        invitedEmail: input.email,
        clerkId: input.clerkId ?? null,
      });
      if (user === null) await invite(ctx, parts, row, account?._id);
      return row;
    });
  } catch (error) {
    if (uniqueConstraints.some((constraint) => violates(error, constraint))) {
      throw new DomainError('already_exists');
    }
    throw error;
  }
}

/**
 * An account that nobody has confirmed and that has no password: it can do nothing yet. Where somebody has signed up with
 * the address at this moment, it is theirs.
 */
async function addUnconfirmed(ctx: Context, email: string): Promise<string> {
  const now = ctx.now();
  const [user] = await ctx.db.select<{ _id: string }>(
    `INSERT INTO users (id, email, created, updated) VALUES ($1, $2, $3, $3)
     ON CONFLICT (lower(email)) DO UPDATE SET email = users.email
     RETURNING id AS "_id"`,
    [newObjectId(), email, now],
  );
  return (user as { _id: string })._id;
}

/** The link leads to a password and confirms the address; signing up with the address does as well. */
async function invite(
  ctx: Context,
  parts: IdentityParts,
  row: AdminRow,
  waiting: string | undefined,
): Promise<void> {
  const user = waiting ?? (await addUnconfirmed(ctx, row.email));
  const token = await issueMailToken(ctx, { purpose: 'admin_invitation', user, email: row.email });
  if (token === null) throw new DomainError('rate_limited', { headers: { 'Retry-After': '3600' } });
  const { name } = await getOrganization(ctx, row.organization);
  await enqueueMail(ctx, {
    template: 'admin_invitation',
    to: row.email,
    organization: row.organization,
    data: {
      organizationName: name,
      invitedBy: ctx.actor.kind === 'anonymous' ? name : ctx.actor.name,
      link: linkOf(parts, 'admin_invitation', token),
      validHours: validHours.admin_invitation,
    },
    dedupeKey: `admin_invitation:${newObjectId()}`,
  });
}
