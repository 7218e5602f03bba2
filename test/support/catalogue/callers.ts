import type { Scope } from '../../../contract/permissions.ts';
import type { Catalogue } from './catalogue.ts';

const readScopes = [
  'read:leagues',
  'read:teams',
  'read:players',
  'read:games',
  'read:registrations',
  'read:payments',
] as const satisfies readonly Scope[];

/** Who asks for something of the organization of a catalogue; `foreign` are those of another organization. */
export const callerNames = [
  'anonymous',
  'stranger',
  'foreign admin',
  'foreign key',
  'foreign manager',
  'foreign member',
  'member',
  'manager',
  'admin',
  ...readScopes,
] as const;

export type CallerName = (typeof callerNames)[number];

/** The token of each caller; null without one. */
export type Callers = Readonly<Record<CallerName, string | null>>;

export const foreignCallers = [
  'foreign admin',
  'foreign key',
  'foreign manager',
  'foreign member',
] as const satisfies readonly CallerName[];

export async function callersOf(own: Catalogue, foreign: Catalogue): Promise<Callers> {
  const { service, organization } = own;
  const keys = await Promise.all(readScopes.map((scope) => service.apiKey(organization._id, [scope])));
  return {
    anonymous: null,
    stranger: (await service.user()).token,
    'foreign admin': foreign.organization.adminToken,
    'foreign key': foreign.organization.apiKey,
    'foreign manager': foreign.manager.token,
    'foreign member': foreign.member.token,
    member: own.member.token,
    manager: own.manager.token,
    admin: organization.adminToken,
    ...(Object.fromEntries(readScopes.map((scope, index) => [scope, keys[index]])) as Record<
      (typeof readScopes)[number],
      string
    >),
  };
}
