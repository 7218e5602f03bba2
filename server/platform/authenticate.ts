import type { Request, Response } from 'express';
import { permissionRule, type Permission } from '../../contract/permissions.ts';
import { anonymous, callerOf, lacksScope, type Actor } from './actor.ts';
import { DomainError, forbidden } from './errors.ts';
import { networkOf } from './network.ts';
import type { RateLimits } from './rateLimit.ts';

/** Looks credentials up; `null` for one that is wrong, expired or revoked. */
export type Credentials = {
  readonly apiKeyPrefix: string;
  findByApiKey(key: string): Promise<Actor | null>;
  findByToken(token: string): Promise<Actor | null>;
  /** As above for what outlives a request, with the version of the account's sessions. */
  findSession(token: string): Promise<Session | null>;
  /** Which of these sessions were ended before their time, as `<user>:<sessionVersion>`. */
  findEndedSessions(
    sessions: readonly { user: string; sessionVersion: number }[],
  ): Promise<ReadonlySet<string>>;
};

/** A signed-in person, and the version of its sessions: a new password and a sign-out everywhere count it up. */
export type Session = {
  readonly actor: Extract<Actor, { kind: 'user' | 'admin' }>;
  readonly sessionVersion: number;
};

const unauthenticated = () =>
  new DomainError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });

export const addressOf = (req: Request): string => `address:${networkOf(req.ip ?? 'unknown')}`;

/** The caller that a request limit counts. */
export function limitKeyOf(actor: Actor, req: Request): string {
  return actor.kind === 'anonymous' ? addressOf(req) : `${actor.kind}:${actor.id}`;
}

/**
 * Who sends the request. No header is an anonymous caller; a header that is not a good credential is 401 everywhere,
 * also where none is needed.
 */
export async function authenticate(
  req: Request,
  res: Response,
  credentials: Credentials,
  limits: RateLimits,
): Promise<Actor> {
  const header = req.headers.authorization;
  if (header === undefined) return anonymous;
  const [, secret] = /^Bearer +([\w.~+/=-]{1,4096}) *$/i.exec(header) ?? [];
  const actor = secret === undefined ? null : await findActor(secret, credentials);
  if (actor) return actor;
  // Guessing is limited by address, like the requests of those who send no credential.
  await limits.request(res, addressOf(req));
  throw unauthenticated();
}

const findActor = (secret: string, credentials: Credentials) =>
  secret.startsWith(credentials.apiKeyPrefix)
    ? credentials.findByApiKey(secret)
    : credentials.findByToken(secret);

/** Refuses callers who could not hold the permission on any record; what depends on the record is the operation's. */
export function requirePermissible(actor: Actor, permission: Permission | undefined): void {
  if (permission === undefined) throw unauthenticated();
  const { callers, scope } = permissionRule(permission);
  if (!callers.includes(callerOf(actor))) {
    if (actor.kind === 'anonymous') throw unauthenticated();
    // A key is no credential where a person is asked for.
    if (actor.kind === 'apiKey' && callers.includes('user')) throw unauthenticated();
    throw forbidden();
  }
  if (scope && lacksScope(actor, scope)) throw forbidden();
}
