import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { findAccount } from './findAccount.ts';
import { issueMailToken, validHours } from './mailTokens.ts';
import { linkOf, type IdentityParts } from './parts.ts';
import { personName } from './personName.ts';

/** Tells the owner of a confirmed account that somebody wanted one with its address; the link sets a new password. */
export async function sendAccountExists(ctx: Context, parts: IdentityParts, email: string): Promise<void> {
  const account = await findAccount(ctx, email);
  if (!account) return;
  const token = await issueMailToken(ctx, {
    purpose: 'reset_password',
    user: account._id,
    email: account.email,
  });
  if (token === null) return;
  await enqueueMail(ctx, {
    template: 'account_exists',
    to: account.email,
    data: {
      name: personName(account),
      link: linkOf(parts, 'reset_password', token),
      validHours: validHours.reset_password,
    },
    dedupeKey: `account_exists:${newObjectId()}`,
  });
}
