import type { Actor } from './actor.ts';
import type { Database } from './database.ts';
import { DomainError } from './errors.ts';

/** Hashes of an `Idempotency-Key` with its owner, and of the request that came with it. */
export type OnceKey = { readonly keyHash: string; readonly requestHash: string };

/** What an operation is given: who asks, when, of which request, and the database. */
export type Context = {
  readonly actor: Actor;
  readonly requestId: string;
  readonly db: Database;
  /** The versions an `If-Match` header names; absent where there is none. */
  readonly ifMatch?: readonly string[] | undefined;
  /** Names the request of an `Idempotency-Key`, for work that can't be one transaction. */
  readonly onceKey?: OnceKey | undefined;
  now(): Date;
  /** Runs `work` in one transaction; inside another it joins it. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
};

export function createContext(
  db: Database,
  request: { actor: Actor; requestId: string; ifMatch?: readonly string[] | undefined },
): Context {
  return {
    ...request,
    db,
    now: () => new Date(),
    transaction: (work) => db.transaction(work),
  };
}

export const etagOf = (record: { version: number }): string => `"${record.version}"`;

/** Refuses a write whose `If-Match` names another version than the record has now. */
export function requireFresh(ctx: Context, record: { version: number }): void {
  if (!ctx.ifMatch || ctx.ifMatch.includes('*') || ctx.ifMatch.includes(etagOf(record))) return;
  throw new DomainError('stale');
}
