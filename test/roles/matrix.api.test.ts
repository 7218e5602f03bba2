import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { contract } from '../../contract/index.ts';
import { operationsOf } from '../../openapi/operations.ts';
import { aMatch } from '../games/aGame.ts';
import { aForm, aPicture } from '../photos/aPhoto.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aManagedTeam, aMember, aPlayer, aTeam, type TestMember, type TestTeam } from './aTeam.ts';

/** Every mobile endpoint x every role: who gets in, and what the others are told. */

const service = useService();

const roles = [
  'stranger',
  'member of another team',
  'member',
  'manager',
  'division admin',
  'organization admin',
  'dashboard',
  'API key',
  'anonymous',
] as const;
type Role = (typeof roles)[number];

let organization: TestOrganization;
let team: TestTeam;
let member: TestMember;
/** Of the same team, linked to nobody. */
let teammate: string;
let game: { _id: string };
const clients = {} as Record<Role, SportsLeagueClient>;

beforeAll(async () => {
  organization = await service.organization();
  const divisionAdmin = await service.user();
  const managed = await aManagedTeam(service, organization, { config: { admins: [divisionAdmin.email] } });
  team = managed;
  member = await aMember(service, team);
  teammate = await aPlayer(team);
  game = await aMatch(
    organization,
    { division: { _id: team.division }, home: { _id: team._id }, away: { _id: team.opponent } } as never,
    { date: '2999-01-01' },
  );
  const elsewhere = await aTeam(organization);
  const { client: adminOnThePhone } = await service.signedIn(organization.adminId);
  Object.assign(clients, {
    stranger: (await service.user()).client,
    'member of another team': (await aMember(service, elsewhere)).client,
    member: member.client,
    manager: managed.manager.client,
    'division admin': divisionAdmin.client,
    'organization admin': adminOnThePhone,
    dashboard: organization.admin,
    'API key': organization.key,
    anonymous: service.client(),
  });
});

const anEvent = () =>
  organization.admin.teamEvents.create({ divisionTeam: team._id, title: 'Practice', date: '2999-01-01' });
const aDuty = (player = teammate) =>
  organization.admin.assignments.create({ game: game._id, player, title: 'Bring the snacks' });

const aPhoto = async () => member.client.teamPhotos.upload(team._id, aForm(await aPicture('png')));

type Outcome = 'in' | '401' | '403' | '404';
type Rule = Readonly<Record<Role, Outcome>>;

const nobody = { 'API key': '401', anonymous: '401' } as const;
const strangers = { stranger: '404', 'member of another team': '404' } as const;
const admins = { 'division admin': 'in', 'organization admin': 'in', dashboard: 'in' } as const;

const everyPerson: Rule = {
  ...nobody,
  ...admins,
  stranger: 'in',
  'member of another team': 'in',
  member: 'in',
  manager: 'in',
};
const members: Rule = { ...nobody, ...strangers, ...admins, member: 'in', manager: 'in' };
const managers: Rule = { ...members, member: '403' };
const ownerOnly: Rule = {
  ...nobody,
  ...strangers,
  member: 'in',
  manager: '403',
  'division admin': '403',
  'organization admin': '403',
  dashboard: '403',
};

/** What is asked, by operation; some of them of more than one record. */
const endpoints: readonly [string, string, Rule, (client: SportsLeagueClient) => Promise<unknown>][] = [
  ['users.myTeams', '', everyPerson, ({ users }) => users.myTeams()],
  ['users.myGames', '', everyPerson, ({ users }) => users.myGames()],
  ['users.myEvents', '', everyPerson, ({ users }) => users.myEvents()],
  ['users.myAccess', 'to a public team', everyPerson, ({ users }) => users.myAccess(team._id)],
  ['teamEvents.listByTeam', '', members, ({ teamEvents }) => teamEvents.listByTeam(team._id)],
  ['teamEvents.get', '', members, async ({ teamEvents }) => teamEvents.get((await anEvent())._id)],
  [
    'teamEvents.create',
    '',
    managers,
    ({ teamEvents }) => teamEvents.create({ divisionTeam: team._id, title: 'Picnic', date: '2999-01-01' }),
  ],
  [
    'teamEvents.update',
    '',
    managers,
    async ({ teamEvents }) => teamEvents.update((await anEvent())._id, { isCancelled: true }),
  ],
  ['teamEvents.remove', '', managers, async ({ teamEvents }) => teamEvents.remove((await anEvent())._id)],
  [
    'availabilities.set',
    'for the member',
    ownerOnly,
    ({ availabilities }) => availabilities.set({ game: game._id, player: member.player, status: 'yes' }),
  ],
  [
    'availabilities.set',
    'for a player who is linked to nobody',
    { ...ownerOnly, member: '403' },
    ({ availabilities }) => availabilities.set({ game: game._id, player: teammate, status: 'yes' }),
  ],
  [
    'availabilities.listByGame',
    'of one team',
    members,
    ({ availabilities }) => availabilities.listByGame(game._id, { team: team._id }),
  ],
  [
    'availabilities.listByGame',
    'of the caller’s teams',
    members,
    ({ availabilities }) => availabilities.listByGame(game._id),
  ],
  [
    'availabilities.listByTeamEvent',
    '',
    members,
    async ({ availabilities }) => availabilities.listByTeamEvent((await anEvent())._id),
  ],
  [
    'assignments.create',
    '',
    managers,
    ({ assignments }) => assignments.create({ game: game._id, player: teammate, title: 'Bring the water' }),
  ],
  [
    'assignments.listByGame',
    'of one team',
    members,
    ({ assignments }) => assignments.listByGame(game._id, { team: team._id }),
  ],
  [
    'assignments.listByGame',
    'of the caller’s teams',
    members,
    ({ assignments }) => assignments.listByGame(game._id),
  ],
  [
    'assignments.listByTeamEvent',
    '',
    members,
    async ({ assignments }) => assignments.listByTeamEvent((await anEvent())._id),
  ],
  ['assignments.get', '', members, async ({ assignments }) => assignments.get((await aDuty())._id)],
  [
    'assignments.update',
    '',
    managers,
    async ({ assignments }) => assignments.update((await aDuty())._id, { title: 'Bring the balls' }),
  ],
  [
    'assignments.complete',
    'of the member',
    members,
    async ({ assignments }) => assignments.complete((await aDuty(member.player))._id, {}),
  ],
  [
    'assignments.complete',
    'of another player',
    managers,
    async ({ assignments }) => assignments.complete((await aDuty())._id, {}),
  ],
  ['assignments.remove', '', managers, async ({ assignments }) => assignments.remove((await aDuty())._id)],
  [
    'teamPhotos.upload',
    '',
    members,
    async ({ teamPhotos }) => teamPhotos.upload(team._id, aForm(await aPicture('png'))),
  ],
  ['teamPhotos.listByTeam', '', members, ({ teamPhotos }) => teamPhotos.listByTeam(team._id)],
  [
    'teamPhotos.remove',
    'of the member',
    { ...members, manager: '403' },
    async ({ teamPhotos }) => teamPhotos.remove((await aPhoto())._id),
  ],
  [
    'pushTokens.register',
    '',
    everyPerson,
    ({ pushTokens }) => pushTokens.register({ token: 'ExponentPushToken[matrix]' }),
  ],
  [
    'pushTokens.remove',
    'of its own',
    everyPerson,
    async ({ pushTokens }) => {
      const token = 'ExponentPushToken[own]';
      await pushTokens.register({ token });
      await pushTokens.remove({ token });
    },
  ],
];

const outcomeOf = (asked: Promise<unknown>): Promise<Outcome> =>
  asked.then(
    () => 'in' as const,
    ({ status, code }: { status: number; code: string }) => {
      const codes: Record<number, string> = { 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found' };
      expect(code).toBe(codes[status]);
      return String(status) as Outcome;
    },
  );

describe.each(endpoints)('%s %s', (_operation, _which, rule, ask) => {
  it.each(roles)('as %s', async (role) => {
    expect(await outcomeOf(ask(clients[role]))).toBe(rule[role]);
  });
});

it('leaves no operation of the mobile interface out', () => {
  const headings = new Set(['My teams', 'Team events', 'Availability', 'Assignments', 'Team photos', 'Push']);
  const operations = operationsOf(contract)
    .filter(({ route }) => (route.metadata as { tags: string[] }).tags.some((tag) => headings.has(tag)))
    .map(({ id }) => id);
  expect(new Set(endpoints.map(([id]) => id))).toEqual(new Set(operations));
});

it('tells strangers the same of a record that there is and one that there is not', async () => {
  const { _id } = await anEvent();
  const [known, unknown] = await Promise.all(
    [_id, 'f'.repeat(24)].map(async (id) => {
      const { token } = await service.user();
      const answer = await service.fetch(`/teamEvents/${id}`, { token });
      const { error } = (await answer.json()) as { error: { requestId: string } };
      return { status: answer.status, error: { ...error, requestId: '' } };
    }),
  );
  expect(known).toEqual(unknown);
});
