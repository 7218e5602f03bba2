import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { SignedIn } from '../platform/reads.ts';

/** A context in which a person asks, and not an organization's dashboard or key. */
export type PersonContext = Context & { readonly actor: SignedIn };

/**
 * The signed-in person behind either of the two tokens. The mobile interface treats both alike: what somebody may do on
 * a team hangs on the account, and not on the door it came in by. Throws `unauthenticated` for everybody else.
 */
export function asPerson(ctx: Context): PersonContext {
  const { actor } = ctx;
  if (actor.kind !== 'user' && actor.kind !== 'admin') throw new DomainError('unauthenticated');
  const { id, name, email, expiresAt } = actor;
  return { ...ctx, actor: { kind: 'user', id, name, email, expiresAt } };
}
