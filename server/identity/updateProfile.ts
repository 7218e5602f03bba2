import { requireFresh, type Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { sentFields } from '../platform/writes.ts';
import { findAccount } from './findAccount.ts';
import { endMailTokens, issueMailToken, validHours } from './mailTokens.ts';
import { UserModel } from './model.ts';
import { linkOf, type IdentityParts } from './parts.ts';
import { personName } from './personName.ts';
import { readUser, signedIn } from './readUser.ts';
import { sendAccountExists } from './sendAccountExists.ts';

type ProfileInput = {
  email?: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
};

/**
 * Changes the caller's account. Another address only begins to count once the link mailed to it is opened. Throws
 * `stale`, and `rate_limited` where too many addresses were tried within the hour.
 */
export const updateProfile = (ctx: Context, parts: IdentityParts, input: ProfileInput) =>
  ctx.transaction(async () => {
    const user = await UserModel.findByPk(signedIn(ctx), { lock: true, rejectOnEmpty: true });
    requireFresh(ctx, user);
    user.set(sentFields(input, ['firstName', 'lastName', 'phone']));
    if (input.email !== undefined && input.email.toLowerCase() !== user.email.toLowerCase()) {
      await askForConfirmation(ctx, parts, user, input.email);
      // The pending address is part of the record, though of another table.
      user.changed('updated', true);
    }
    if (user.changed()) await user.save();
    return readUser(ctx, user._id);
  });

async function askForConfirmation(
  ctx: Context,
  parts: IdentityParts,
  user: UserModel,
  email: string,
): Promise<void> {
  await endMailTokens(ctx, user._id, 'confirm_new_email');
  const token = await issueMailToken(ctx, { purpose: 'confirm_new_email', user: user._id, email });
  if (token === null) throw new DomainError('rate_limited', { headers: { 'Retry-After': '3600' } });
  const holder = await findAccount(ctx, email);
  // Whether the address has an account is nobody's business but its owner's: the answer is the same.
  if (holder?.emailVerified) return sendAccountExists(ctx, parts, email);
  await enqueueMail(ctx, {
    template: 'confirm_new_address',
    to: email,
    data: {
      name: personName(user),
      link: linkOf(parts, 'confirm_new_email', token),
      validHours: validHours.confirm_new_email,
    },
    dedupeKey: `confirm_new_address:${newObjectId()}`,
  });
}
