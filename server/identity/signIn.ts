import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { findAccount } from './findAccount.ts';
import type { IdentityParts } from './parts.ts';
import { isPasswordOf } from './passwords.ts';
import { readUser } from './readUser.ts';
import type { Audience } from './sessions.ts';

/**
 * A session of the account. An unknown address and a wrong password are the same 401 in the same time; only who knows
 * the password learns that the address waits for its confirmation (`email_unverified`) or that the account
 * administers nothing (`forbidden`).
 */
export async function signIn(
  ctx: Context,
  parts: IdentityParts,
  { email, password }: { email: string; password: string },
  audience: Audience,
) {
  const account = await findAccount(ctx, email);
  const right = await isPasswordOf(account?.passwordHash, password);
  if (!account || !right) {
    throw new DomainError('unauthenticated', {
      message: 'The address or the password is wrong.',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  if (!account.emailVerified) throw new DomainError('email_unverified');
  if (audience === 'admin' && !account.administers) {
    throw new DomainError('forbidden', { message: 'This account administers no organization.' });
  }
  const { _id, sessionVersion } = account;
  const session = await parts.sessions.issue({ user: _id, audience, sessionVersion }, ctx.now());
  return { ...session, user: await readUser(ctx, _id) };
}
