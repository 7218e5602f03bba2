import type { Caller, Scope } from '../../contract/permissions.ts';

/** Who is asking. The kinds are those of the contract's callers. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'apiKey';
      readonly id: string;
      readonly name: string;
      readonly organization: string;
      readonly scopes: ReadonlySet<Scope>;
    }
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly name: string;
      readonly email: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'admin';
      readonly id: string;
      readonly name: string;
      readonly email: string;
      readonly expiresAt: Date;
      readonly organizations: readonly string[];
    };

export const anonymous: Actor = { kind: 'anonymous' };

export const callerOf = (actor: Actor): Caller => actor.kind;

/** The organizations whose records the actor's lists hold; `null` for callers who see the public view of all. */
export const ownOrganizations = (actor: Actor): readonly string[] | null => {
  if (actor.kind === 'apiKey') return [actor.organization];
  if (actor.kind === 'admin') return actor.organizations;
  return null;
};

const keyGrants = (scopes: ReadonlySet<Scope>, scope: Scope) => scopes.has(scope) || scopes.has('admin');

/** Whether the actor holds the scope within the organization: an administrator there, or a key with it. */
export const hasScope = (actor: Actor, scope: Scope, organization: string): boolean => {
  if (actor.kind === 'apiKey') return actor.organization === organization && keyGrants(actor.scopes, scope);
  return actor.kind === 'admin' && actor.organizations.includes(organization);
};

/** Whether a key has the scope at all, whatever the record; other callers have no scopes to lack. */
export const lacksScope = (actor: Actor, scope: Scope): boolean =>
  actor.kind === 'apiKey' && !keyGrants(actor.scopes, scope);

export const administers = (actor: Actor, organization: string): boolean =>
  hasScope(actor, 'admin', organization);
