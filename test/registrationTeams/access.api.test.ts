import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aSignUpForm, register, type SignUpForm, type SubmittedTeam } from './anEntry.ts';

/** Who may do what with a submission: each route for each kind of caller, on a team of its own. */

const service = useService();
let organization: TestOrganization;
let form: SignUpForm;
let registrant: TestUser;
let manager: TestUser;
let player: TestUser;
let callers: Record<Caller, SportsLeagueClient>;

type Caller =
  | 'admin'
  | 'key'
  | 'writer'
  | 'reader'
  | 'registrant'
  | 'manager'
  | 'player'
  | 'stranger'
  | 'other admin'
  | 'other key'
  | 'anybody';

beforeAll(async () => {
  organization = await service.organization();
  const other = await service.organization();
  [registrant, manager, player] = [await service.user(), await service.user(), await service.user()];
  form = await aSignUpForm(organization, {
    registration: { releaseStatement: 'We play at our own risk.', requirePlayers: false },
  });
  const keyWith = async (scope: 'read:registrations' | 'write:registrations') =>
    service.client(await service.apiKey(organization._id, [scope]));
  callers = {
    admin: organization.admin,
    key: organization.key,
    writer: await keyWith('write:registrations'),
    reader: await keyWith('read:registrations'),
    registrant: registrant.client,
    manager: manager.client,
    player: player.client,
    stranger: (await service.user()).client,
    'other admin': other.admin,
    'other key': other.key,
    anybody: service.client(),
  };
});

type Team = Omit<SubmittedTeam, 'players'> & { players: string[] };

async function aTeam(): Promise<Team> {
  const team = await register(registrant, form, {
    managers: [{ name: 'Kim', email: manager.email }],
    players: [{ name: 'Ada', email: player.email }],
  });
  const { data } = await organization.admin.players.listByRegistrationTeam(team._id);
  return { ...team, players: data.map(({ _id }) => _id) };
}

const aRemovedTeam = async () => {
  const team = await aTeam();
  await organization.admin.registrationTeams.remove(team._id);
  return team;
};

const aPlaceholder = async (): Promise<Team> => {
  const { registration, division } = form;
  const body = { registration, division, name: 'Held' };
  return { ...(await organization.admin.registrationTeams.createPlaceholder(body)), players: [] };
};

type Call = (teams: SportsLeagueClient['registrationTeams'], team: Team) => Promise<unknown>;
type Route = { of?: () => Promise<Team>; call: Call; allowed: readonly Caller[] };

const readers = ['admin', 'key', 'reader', 'registrant', 'manager'] as const;
const editors = ['admin', 'key', 'writer', 'registrant', 'manager'] as const;
const organizers = ['admin', 'key'] as const;

const routes: Record<string, Route> = {
  get: { call: (teams, { _id }) => teams.get(_id), allowed: readers },
  releaseStatement: { call: (teams, { _id }) => teams.releaseStatement(_id), allowed: readers },
  update: { call: (teams, { _id }) => teams.update(_id, { name: 'Falcons' }), allowed: editors },
  complete: { call: (teams, { _id }) => teams.complete(_id), allowed: editors },
  addPlayer: { call: (teams, { _id }) => teams.addPlayer(_id, { name: 'Bo' }), allowed: editors },
  updatePlayer: {
    call: (teams, { _id, players }) => teams.updatePlayer(_id, players[0] ?? '', { number: '1' }),
    allowed: editors,
  },
  removePlayer: {
    call: (teams, { _id, players }) => teams.removePlayer(_id, { player: players[0] ?? '' }),
    allowed: editors,
  },
  requestAccept: {
    call: (teams, { _id }) => teams.requestAccept({ registrationTeam: _id }),
    allowed: editors,
  },
  setStatus: { call: (teams, { _id }) => teams.setStatus(_id, { status: 'Accepted' }), allowed: organizers },
  remove: { call: (teams, { _id }) => teams.remove(_id), allowed: organizers },
  restore: { of: aRemovedTeam, call: (teams, { _id }) => teams.restore(_id), allowed: organizers },
  setPayment: { call: (teams, { _id }) => teams.setPayment(_id, { hasPaid: true }), allowed: organizers },
  sendInvite: {
    of: aPlaceholder,
    call: (teams, { _id }) => teams.sendInvite(_id, { email: 'held@league.test' }),
    allowed: organizers,
  },
  sendFinishReminders: {
    call: (teams, { _id, players }) => teams.sendFinishReminders(_id, { players }),
    allowed: organizers,
  },
};

/** What the others are told: nothing of a team that is not theirs, and plainly no where the kind of caller is wrong. */
const refusalOf = (caller: Caller, { allowed }: Route): [number, string] => {
  if (caller === 'anybody') return [401, 'unauthenticated'];
  const isOrganizersOnly = !allowed.includes('registrant');
  const isKeyWithout = caller === 'reader' || caller === 'writer';
  if (isKeyWithout) return [403, 'forbidden'];
  if (caller.startsWith('other')) return [404, 'not_found'];
  return isOrganizersOnly ? [403, 'forbidden'] : [404, 'not_found'];
};

const outcomeOf = (work: Promise<unknown>): Promise<'done' | [number, string]> =>
  work.then(
    () => 'done' as const,
    (reason: unknown) => {
      const { status, code } = reason as { status: number; code: string };
      return [status, code] as [number, string];
    },
  );

const eachCaller = () => Object.entries(callers) as [Caller, SportsLeagueClient][];

describe.each(Object.entries(routes))('%s', (_name, route) => {
  const make = () => (route.of ?? aTeam)();

  it('is done by those who may', async () => {
    for (const [caller, client] of eachCaller().filter(([caller]) => route.allowed.includes(caller))) {
      const team = await make();
      expect([caller, await outcomeOf(route.call(client.registrationTeams, team))]).toEqual([caller, 'done']);
    }
  });

  it('is refused to all others, and nothing has changed', async () => {
    const team = await make();
    for (const [caller, client] of eachCaller().filter(([caller]) => !route.allowed.includes(caller))) {
      const outcome = await outcomeOf(route.call(client.registrationTeams, team));
      expect([caller, outcome]).toEqual([caller, refusalOf(caller, route)]);
    }
    const { data } = await organization.admin.auditLogs.list({ resourceId: team._id, action: 'update' });
    expect(data).toEqual([]);
  });
});

describe('registering a team', () => {
  it('is for people, and for administrators and keys within their organization', async () => {
    const refused: Partial<Record<Caller, [number, string]>> = {
      reader: [403, 'forbidden'],
      'other admin': [409, 'invalid_reference'],
      'other key': [409, 'invalid_reference'],
      anybody: [401, 'unauthenticated'],
    };
    for (const [caller, client] of eachCaller()) {
      const outcome = await outcomeOf(register({ client }, form));
      expect([caller, outcome]).toEqual([caller, refused[caller] ?? 'done']);
    }
  });

  it('lets nobody but administrators hold a place', async () => {
    const expected: Partial<Record<Caller, 'done' | [number, string]>> = {
      admin: 'done',
      key: 'done',
      'other admin': [409, 'invalid_reference'],
      'other key': [409, 'invalid_reference'],
      anybody: [401, 'unauthenticated'],
    };
    for (const [caller, client] of eachCaller()) {
      const body = { registration: form.registration, name: 'Held' };
      const outcome = await outcomeOf(client.registrationTeams.createPlaceholder(body));
      expect([caller, outcome]).toEqual([caller, expected[caller] ?? [403, 'forbidden']]);
    }
  });
});

describe('a manager', () => {
  it('loses the team with the address', async () => {
    const team = await aTeam();
    await registrant.client.registrationTeams.update(team._id, {
      managers: [{ name: 'Jo', email: 'jo@league.test' }],
    });
    await expect(manager.client.registrationTeams.get(team._id)).rejects.toMatchObject({ status: 404 });
    await expect(manager.client.registrationTeams.update(team._id, { name: 'X' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('may take itself off, and is answered with what it did', async () => {
    const team = await aTeam();
    expect(await manager.client.registrationTeams.update(team._id, { managers: [] })).toMatchObject({
      managers: [],
    });
  });
});
