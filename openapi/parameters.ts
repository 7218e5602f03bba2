import type { AppRoute } from '@ts-rest/core';
import { maxListLimit } from '../contract/lists.ts';

/** What is not called by the segment of its path; a team is one in a division everywhere but in its own lists. */
const called: Readonly<Record<string, string>> = {
  admins: 'administrator',
  apiKeys: 'API key',
  auditLogs: 'audit log entry',
  clerk: 'administrator at the identity provider',
  outbox: 'message',
  team: 'division team',
};

/** `registrationTeams` becomes `registration team`. */
const wordsOf = (resource: string) =>
  called[resource] ??
  resource
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What an identifier of a path names: the segment before it, past the `d` that tells two paths apart. */
function namedBy(path: string, name: string): string {
  if (name === 'divisionTeamId') return 'division team';
  const before = path.split('/');
  before.length = before.indexOf(`:${name}`);
  return wordsOf(before.filter((segment) => segment !== 'd' && !segment.startsWith(':')).at(-1) ?? '');
}

const onlyOf = (what: string) => `Only those of this ${what}.`;

/** What query parameters of these names are, wherever the contract says nothing of its own. */
const byName: Readonly<Record<string, string>> = {
  limit: `How many to answer with at most; ${maxListLimit} where nothing is said.`,
  from: 'From this moment on; now where nothing is said.',
  organization: onlyOf('organization'),
  tournament: onlyOf('tournament'),
  league: onlyOf('league'),
  division: onlyOf('division'),
  team: onlyOf('club'),
  registration: onlyOf('registration'),
  registrationTeam: onlyOf('registration team'),
  location: onlyOf('location'),
  game: onlyOf('game'),
  player: onlyOf('player'),
  kind: onlyOf('kind'),
  sport: onlyOf('sport'),
  playoffRound: onlyOf('round of the playoffs'),
  status: 'Only those of this status.',
  capacityState: 'Only those that hold a seat, wait for one, or are pending.',
  state: 'Only those in this state.',
  template: 'Only those made from this template.',
  method: 'Only those paid this way.',
  refundOf: 'Only the refunds of this payment.',
  active: '`true`: only those that are active; `false`: only the others.',
  archived: '`true`: only archived ones; `false`: only the others.',
  isTest: '`true`: only test teams; `false`: only the others.',
  revoked: '`true`: only revoked ones; `false`: only those still good.',
  discountCode: 'The code to quote with; without, the one that the team has entered.',
  q: 'What to look for.',
  actorKind: 'Only what callers of this kind did.',
  action: 'Only entries of this action, such as `update` or `score`.',
  resource: 'Only entries about records of this kind, such as `registrationTeam`.',
  resourceId: 'Only entries about this record.',
  requestId: 'Only what was done by this request.',
};

/** What a parameter is, where the contract does not say it. */
export function parameterDescription(
  route: AppRoute,
  place: 'path' | 'query',
  name: string,
): string | undefined {
  return place === 'path' ? `Identifier of the ${namedBy(route.path, name)}.` : byName[name];
}
