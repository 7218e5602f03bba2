import type { Context } from '../platform/context.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { grantToConfirmedEmail } from './confirmedEmail.ts';
import { consumeMailToken, endMailTokens, type MailToken } from './mailTokens.ts';
import { UserModel } from './model.ts';
import type { IdentityParts } from './parts.ts';
import { readUser } from './readUser.ts';

/**
 * Confirms the address that the link was sent to, of a sign-up or of a changed profile, and grants what waits for it.
 * Throws `invalid_token`, and `already_exists` where another account has confirmed the address meanwhile.
 */
export const verifyEmail = (ctx: Context, parts: IdentityParts, token: string) =>
  ctx.transaction(async () => {
    const consumed = await consumeMailToken(ctx, token, ['verify_email', 'confirm_new_email']);
    const user = await UserModel.findByPk(consumed.user, { rejectOnEmpty: true });
    if (consumed.purpose === 'verify_email') confirmSignUp(user, consumed);
    else await takeAddress(ctx, user, consumed.email);
    try {
      await user.save();
    } catch (error) {
      if (violates(error, 'users_email')) throw new DomainError('already_exists');
      throw error;
    }
    await endMailTokens(ctx, user._id);
    await grantToConfirmedEmail(ctx, parts, user);
    return readUser(ctx, user._id);
  });

function confirmSignUp(user: UserModel, { signUp, email }: MailToken): void {
  user.set({ ...signUp, email, emailVerified: true });
}

async function takeAddress(ctx: Context, user: UserModel, email: string): Promise<void> {
  // A sign-up that nobody has confirmed does not hold an address against somebody who has.
  await ctx.db.select(
    'DELETE FROM users WHERE lower(email) = lower($1) AND NOT email_verified AND id <> $2',
    [email, user._id],
  );
  user.set({ email });
}
