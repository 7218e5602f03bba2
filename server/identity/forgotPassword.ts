import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { findAccount } from './findAccount.ts';
import { issueMailToken, validHours } from './mailTokens.ts';
import { linkOf, type IdentityParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { personName } from './personName.ts';

/**
 * Mails a link to a new password. An address that is not confirmed yet gets one too: opening it shows who owns the
 * address just as well. The answer is the same where there is no account.
 */
export async function forgotPassword(
  ctx: Context,
  parts: IdentityParts,
  email: string,
): Promise<{ email: string }> {
  // The hash is thrown away: it takes longer than the mail, beside which it runs, so that the time tells nothing.
  const both = await Promise.allSettled([sendReset(ctx, parts, email), hashPassword(email)]);
  for (const done of both) if (done.status === 'rejected') throw done.reason;
  return { email };
}

const sendReset = (ctx: Context, parts: IdentityParts, email: string) =>
  ctx.transaction(async () => {
    const account = await findAccount(ctx, email);
    const token = await issueMailToken(ctx, {
      purpose: 'reset_password',
      user: account?._id ?? null,
      email: account?.email ?? email,
    });
    if (!account || token === null) return;
    await enqueueMail(ctx, {
      template: 'reset_password',
      to: account.email,
      data: {
        name: personName(account),
        link: linkOf(parts, 'reset_password', token),
        validHours: validHours.reset_password,
      },
      dedupeKey: `reset_password:${newObjectId()}`,
    });
  });
