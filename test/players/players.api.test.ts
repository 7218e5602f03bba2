import { newObjectId } from '../../server/platform/objectId.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { aPlacedTeam, aSignUp, idsOf, notFound, warmPool } from './aRoster.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const refused = (code: string, ...paths: string[]) => ({
  status: 409,
  code,
  ...(paths.length > 0
    ? { details: paths.map((path) => ({ path, message: expect.any(String) as string })) }
    : {}),
});

const logOf = async (player: string) => {
  const { data } = await organization.admin.auditLogs.list({ resource: 'player', resourceId: player });
  return data.map(({ action }) => action);
};

describe('a player of a placed team', () => {
  it('has the team, its submission and all that these belong to', async () => {
    const { league, division, registration, submission, team, add } = await aPlacedTeam(
      service,
      organization,
    );
    const player = await add({
      name: 'Ana Silva',
      email: 'ana@example.org',
      number: '07',
      info: { height: 180 },
    });
    expect(player).toEqual({
      _id: expect.any(String) as string,
      created: expect.any(String) as string,
      updated: expect.any(String) as string,
      name: 'Ana Silva',
      email: 'ana@example.org',
      number: '07',
      info: { height: 180 },
      fields: {},
      waiverDetails: [],
      team,
      registrationTeam: submission,
      registration: registration._id,
      organization: organization._id,
      tournament: null,
      league: league._id,
      division: division._id,
      user: null,
      removedAt: null,
    });
    expect(await organization.admin.players.get(player._id)).toEqual(player);
    expect(await logOf(player._id)).toEqual(['create']);
  });

  it('can be added to the submission, whose placed team follows', async () => {
    const { submission, team } = await aPlacedTeam(service, organization);
    const player = await organization.key.players.create({ name: 'Bo Li', registrationTeam: submission });
    expect(player).toMatchObject({ team, registrationTeam: submission });
  });

  it('of a submission that waits for its place gets the team with the placement', async () => {
    const { submit, registration, division } = await aSignUp(organization, {
      registration: { cost: { amount: 5000 } },
    });
    const { _id } = await submit(await service.user(), { players: [{ name: 'Bo Li' }] });
    const [player] = (await organization.admin.players.list({ registrationTeam: _id })).data;
    expect(player).toMatchObject({
      team: null,
      registrationTeam: _id,
      registration: registration._id,
      division: division._id,
    });
    const { divisionTeam } = await organization.admin.registrationTeams.setStatus(_id, {
      status: 'Accepted',
    });
    expect(divisionTeam).toEqual(expect.any(String));
    expect((await organization.admin.players.get(player?._id as string)).team).toBe(divisionTeam);
  });

  it('may play in a team that nobody registered, or in none yet', async () => {
    const { division } = await aPlacedTeam(service, organization);
    const team = await organization.admin.divisionTeams.create({ name: 'Owls', division: division._id });
    const player = await organization.admin.players.create({ name: 'Bo Li', team: team._id });
    expect(player).toMatchObject({ team: team._id, registrationTeam: null, registration: null });
    expect(await organization.admin.players.create({})).toMatchObject({ name: '', email: '', team: null });
  });

  it('keeps any information about it as it was sent', async () => {
    const { players } = organization.admin;
    for (const info of ['text', 0, false, [1, { deep: [null] }], { 'a.b': 'ünï' }]) {
      const { _id } = await players.create({ name: 'Ana', info });
      expect((await players.get(_id)).info).toEqual(info);
      expect((await players.update(_id, { info: [info] })).info).toEqual([info]);
    }
  });

  it('is refused on a team or submission of another organization like on one that does not exist', async () => {
    const other = await service.organization();
    const foreign = await aPlacedTeam(service, other);
    const { team } = await aPlacedTeam(service, organization);
    const { players } = organization.admin;
    for (const id of [foreign.team, newObjectId()]) {
      await expect(players.create({ name: 'Bo', team: id })).rejects.toMatchObject(
        refused('invalid_reference', 'team'),
      );
    }
    for (const id of [foreign.submission, newObjectId()]) {
      await expect(players.create({ name: 'Bo', registrationTeam: id })).rejects.toMatchObject(
        refused('invalid_reference', 'registrationTeam'),
      );
    }
    const another = await aPlacedTeam(service, organization);
    await expect(
      players.create({ name: 'Bo', team, registrationTeam: another.submission }),
    ).rejects.toMatchObject(refused('invalid_reference', 'registrationTeam'));
  });

  it('is not added to a team that was removed', async () => {
    const { submission, add } = await aPlacedTeam(service, organization);
    await organization.admin.registrationTeams.remove(submission);
    await expect(add({ name: 'Bo Li' })).rejects.toMatchObject(refused('removed'));
  });
});

describe('an administrator’s edit', () => {
  it('changes only what is sent', async () => {
    const { add } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Ana Silva', email: 'ana@example.org', number: '7', info: ['a'] });
    const renamed = await organization.admin.players.update(player._id, { name: 'Ana Costa', info: null });
    expect(renamed).toEqual({ ...player, name: 'Ana Costa', info: null, updated: renamed.updated });
    expect(await logOf(player._id)).toEqual(['create', 'update']);
  });

  it('leaves a record that comes back as it was read alone', async () => {
    const { add } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Ana Silva', info: { captain: true } });
    const answer = await service.fetch(`/players/${player._id}`, {
      method: 'PUT',
      token: organization.apiKey,
      body: JSON.stringify(player),
      headers: { 'if-match': '"1"' },
    });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    expect(await logOf(player._id)).toEqual(['create']);
  });

  it('is refused when the record has changed since', async () => {
    const { add } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Ana Silva' });
    await organization.admin.players.update(player._id, { number: '8' });
    const answer = await service.fetch(`/players/${player._id}`, {
      method: 'PUT',
      token: organization.apiKey,
      body: JSON.stringify({ number: '9' }),
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status).toBe(412);
  });

  it('moves the player to another team, which brings its submission', async () => {
    const from = await aPlacedTeam(service, organization);
    const to = await aPlacedTeam(service, organization);
    const player = await from.add({ name: 'Ana Silva' });
    // As a form sends it: the whole record with another team.
    const moved = await organization.admin.players.update(player._id, { ...player, team: to.team } as never);
    expect(moved).toMatchObject({
      team: to.team,
      registrationTeam: to.submission,
      registration: to.registration._id,
      division: to.division._id,
    });
    expect(
      await organization.admin.players.update(player._id, { team: null, registrationTeam: null }),
    ).toMatchObject({ team: null, registrationTeam: null, registration: null });
  });

  it('lets one of two moves at once through that know the same version; without one the later holds', async () => {
    const from = await aPlacedTeam(service, organization);
    const [one, other] = [await aPlacedTeam(service, organization), await aPlacedTeam(service, organization)];
    const player = await from.add({ name: 'Ana Silva' });
    const move = ({ team }: { team: string }, options: object = {}) =>
      organization.admin.players.update(player._id, { team }, options);
    await warmPool(service);
    const known = { ifMatch: '"1"' };
    const moves = await Promise.allSettled([move(one, known), move(other, known)]);
    const moved = moves.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const stale = moves.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect([moved, stale]).toEqual([
      [expect.objectContaining({ team: expect.any(String) as string }) as object],
      [expect.objectContaining({ status: 412, code: 'stale' }) as object],
    ]);
    expect((await organization.admin.players.get(player._id)).team).toBe(moved[0]?.team);

    await Promise.all([move(from), move(one), move(other)]);
    const { data } = await organization.admin.auditLogs.list({ resourceId: player._id, sort: '-created' });
    expect((await organization.admin.players.get(player._id)).team).toBe(data[0]?.after?.['team']);
    expect(data[0]?.before?.['team']).toBe(data[1]?.after?.['team']);
  });

  it('may empty the address, and knows an address by its shape', async () => {
    const { add } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Ana Silva', email: 'ana@example.org' });
    expect((await organization.admin.players.update(player._id, { email: '' })).email).toBe('');
    await expect(organization.admin.players.update(player._id, { email: 'ana@' })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'email' }],
    });
  });
});

describe('a roster with a limit', () => {
  it('takes no more players than it may have, wherever the limit was entered', async () => {
    for (const settings of [
      { config: { maxPlayers: 2 } },
      { leagueConfig: { maxPlayers: 2 } },
      { registration: { config: { maxPlayers: 2 } } },
      { config: { maxPlayers: 2 }, leagueConfig: { maxPlayers: 1 } },
    ]) {
      const { add } = await aPlacedTeam(service, organization, { ...settings, players: [{ name: 'Ana' }] });
      await add({ name: 'Bo' });
      await expect(add({ name: 'Cy' })).rejects.toMatchObject(refused('roster_full'));
    }
  });

  it('stays editable once it is over a limit that was lowered', async () => {
    const { add, division, team } = await aPlacedTeam(service, organization);
    const [first] = await Promise.all(times(3, (index) => add({ name: `Player ${index}` })));
    await organization.admin.divisions.update(division._id, { config: { maxPlayers: 2 } });
    const { players } = organization.admin;
    expect((await players.update(first?._id as string, { number: '1', team })).number).toBe('1');
    await expect(add({ name: 'One more' })).rejects.toMatchObject(refused('roster_full'));
    await players.remove(first?._id as string);
    await expect(add({ name: 'One more' })).rejects.toMatchObject(refused('roster_full'));
  });

  it('refuses a player who would move there', async () => {
    const full = await aPlacedTeam(service, organization, {
      config: { maxPlayers: 1 },
      players: [{ name: 'Ana' }],
    });
    const { add } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Bo' });
    await expect(organization.admin.players.update(player._id, { team: full.team })).rejects.toMatchObject(
      refused('roster_full'),
    );
  });

  it('has room for one: of ten who are added at the same moment one gets in', async () => {
    const { add, team, submission } = await aPlacedTeam(service, organization, {
      config: { maxPlayers: 3 },
      players: [{ name: 'Ana' }, { name: 'Bo' }],
    });
    await warmPool(service);
    const answers = await Promise.allSettled(
      times(10, (index) =>
        index % 2
          ? add({ name: `Late ${index}` })
          : organization.admin.registrationTeams.addPlayer(submission, { name: `Late ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refused('roster_full'));
    }
    expect((await organization.admin.players.list({ team })).count).toBe(3);
  });

  it('holds for teams that nobody registered too', async () => {
    const { division } = await aSignUp(organization, { config: { maxPlayers: 1 } });
    const team = await organization.admin.divisionTeams.create({ name: 'Owls', division: division._id });
    await warmPool(service);
    const answers = await Promise.allSettled(
      times(6, () => organization.admin.players.create({ team: team._id })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('adds players while their team is being placed, and every one has the team afterwards', async () => {
  const { submit } = await aSignUp(organization, { registration: { cost: { amount: 5000 } } });
  const { _id } = await submit(await service.user());
  await warmPool(service);
  const { registrationTeams, players } = organization.admin;
  await Promise.all([
    ...times(4, () => players.create({ registrationTeam: _id })),
    registrationTeams.setStatus(_id, { status: 'Accepted' }),
    ...times(4, () => players.create({ registrationTeam: _id })),
  ]);
  const { divisionTeam } = await registrationTeams.get(_id);
  const { data } = await players.list({ registrationTeam: _id });
  expect(data.map(({ team }) => team)).toEqual(times(8, () => divisionTeam));
});

describe('a player taken off the roster', () => {
  it('keeps its record, and is in no list', async () => {
    const { add, team, manager } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Ana Silva' });
    const { players } = organization.admin;
    const removed = await players.remove(player._id);
    expect(removed).toMatchObject({ _id: player._id, team, removedAt: expect.any(String) as string });
    expect(await players.get(player._id)).toEqual(removed);
    expect((await players.list({ team })).data).toEqual([]);
    expect(idsOf((await players.list({ team, removed: true })).data)).toEqual([player._id]);
    expect((await organization.admin.divisionTeams.get(team, { include: 'players' })).players).toEqual([]);
    await expect(manager.client.players.get(player._id)).rejects.toMatchObject(notFound);
    expect(await logOf(player._id)).toEqual(['create', 'delete']);
  });

  it('is off it once, however often it is asked for', async () => {
    const { add } = await aPlacedTeam(service, organization);
    const player = await add({ name: 'Ana Silva' });
    const first = await organization.admin.players.remove(player._id);
    expect(await organization.admin.players.remove(player._id)).toEqual(first);
    expect(await logOf(player._id)).toEqual(['create', 'delete']);
  });

  it('leaves room for another, and may join another team', async () => {
    const { add } = await aPlacedTeam(service, organization, { config: { maxPlayers: 1 } });
    const player = await add({ name: 'Ana Silva' });
    await organization.admin.players.remove(player._id);
    expect((await add({ name: 'Bo Li' })).removedAt).toBeNull();
    const { team } = await aPlacedTeam(service, organization);
    expect(await organization.admin.players.update(player._id, { team })).toMatchObject({
      team,
      removedAt: null,
    });
  });
});

it('is written by administrators alone', async () => {
  const { add, team, manager } = await aPlacedTeam(service, organization);
  const player = await add({ name: 'Ana Silva' });
  const other = await service.organization();
  const reader = service.client(
    await service.apiKey(organization._id, ['read:players', 'write:registrations']),
  );
  for (const client of [reader, manager.client]) {
    for (const write of [
      client.players.create({ name: 'Bo', team }),
      client.players.update(player._id, { name: 'Bo' }),
      client.players.remove(player._id),
    ]) {
      await expect(write).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    }
  }
  await expect(other.admin.players.update(player._id, { name: 'Bo' })).rejects.toMatchObject(notFound);
  await expect(other.admin.players.remove(player._id)).rejects.toMatchObject(notFound);
});
