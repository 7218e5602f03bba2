import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { grantToConfirmedEmail } from './confirmedEmail.ts';
import { consumeMailToken, endMailTokens } from './mailTokens.ts';
import { UserModel } from './model.ts';
import type { IdentityParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { readUser } from './readUser.ts';

/**
 * Sets the password, ends every session and every other link of the account, and confirms the address that the link
 * was sent to. Throws `invalid_token`, also where the account has another address by now.
 */
export async function resetPassword(
  ctx: Context,
  parts: IdentityParts,
  { token, password }: { token: string; password: string },
) {
  const passwordHash = await hashPassword(password);
  return ctx.transaction(async () => {
    const consumed = await consumeMailToken(ctx, token, ['reset_password', 'admin_invitation']);
    const user = await UserModel.findByPk(consumed.user, { rejectOnEmpty: true });
    if (user.email.toLowerCase() !== consumed.email.toLowerCase()) throw new DomainError('invalid_token');
    const newlyConfirmed = !user.emailVerified;
    await user.set({ passwordHash, emailVerified: true, sessionVersion: user.sessionVersion + 1 }).save();
    await endMailTokens(ctx, user._id);
    if (newlyConfirmed) await grantToConfirmedEmail(ctx, parts, user);
    return readUser(ctx, user._id);
  });
}
