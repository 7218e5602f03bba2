import { aMatch, idsOf } from '../games/aGame.ts';
import { aManagedTeam, aMember, aPlayer, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let team: TestTeam;
let manager: TestUser;
let ada: TestMember;
let bo: TestMember;
let game: { _id: string };

beforeAll(async () => {
  organization = await service.organization();
  const managed = await aManagedTeam(service, organization);
  team = managed;
  manager = managed.manager;
  ada = await aMember(service, team, 'Ada Marsh');
  bo = await aMember(service, team, 'Bo Reyes');
  game = await aMatch(
    organization,
    { division: { _id: team.division }, home: { _id: team._id }, away: { _id: team.opponent } } as never,
    { date: '2999-01-01' },
  );
});

const anEvent = ({ _id: divisionTeam } = team) =>
  organization.admin.teamEvents.create({ divisionTeam, title: 'Practice', date: '2999-01-01' });
const aDuty = (fields: object = {}) =>
  manager.client.assignments.create({
    game: game._id,
    player: ada.player,
    title: 'Bring the snacks',
    ...fields,
  } as never);

const refused = (path: string) => ({
  status: 409,
  code: 'invalid_reference',
  details: [expect.objectContaining({ path })],
});
const pushesOf = (assignment: string) =>
  service.db.select<{ recipient: string; template: string; data: object }>(
    "SELECT recipient, template, data FROM outbox WHERE data ->> 'assignment' = $1 ORDER BY created, id",
    [assignment],
  );

describe('a duty', () => {
  it('is given to a player at a game or an event, and the player is told', async () => {
    const duty = await aDuty({ note: 'For twelve.' });
    expect(duty).toMatchObject({
      organization: organization._id,
      divisionTeam: team._id,
      game: game._id,
      teamEvent: null,
      player: ada.player,
      title: 'Bring the snacks',
      note: 'For twelve.',
      completed: false,
    });
    expect(await ada.client.assignments.get(duty._id)).toEqual(duty);
    expect(await pushesOf(duty._id)).toEqual([
      {
        recipient: `user:${ada._id}`,
        template: 'assignment_created',
        data: {
          divisionTeam: team._id,
          assignment: duty._id,
          game: game._id,
          teamEvent: null,
          title: 'Bring the snacks',
        },
      },
    ]);
    const event = await anEvent();
    expect(await aDuty({ game: null, teamEvent: event._id })).toMatchObject({
      game: null,
      teamEvent: event._id,
    });
  });

  it('of a player without an account tells nobody', async () => {
    const duty = await aDuty({ player: await aPlayer(team) });
    expect(await pushesOf(duty._id)).toEqual([]);
  });

  it('is listed in the order they were given, of the own team alone', async () => {
    const event = await anEvent();
    const at = { game: null, teamEvent: event._id };
    const duties = [
      await aDuty(at),
      await aDuty({ ...at, title: 'Water' }),
      await aDuty({ ...at, title: 'Balls' }),
    ];
    const list = await bo.client.assignments.listByTeamEvent(event._id);
    expect(list).toMatchObject({ data: duties, count: 3 });

    const opponent = await aMember(service, { organization, _id: team.opponent });
    const theirs = await organization.admin.assignments.create({
      game: game._id,
      player: opponent.player,
      title: 'Referee',
    });
    const own = await aDuty();
    const atGame = async ({ client }: Pick<TestUser, 'client'>, query = {}) =>
      idsOf((await client.assignments.listByGame(game._id, query)).data);
    expect(await atGame(opponent)).toEqual([theirs._id]);
    expect(await atGame(ada)).toContain(own._id);
    expect(await atGame(ada)).not.toContain(theirs._id);
    expect(await atGame({ client: organization.admin })).toEqual(
      expect.arrayContaining([theirs._id, own._id]),
    );
    expect(await atGame({ client: organization.admin }, { team: team.opponent })).toEqual([theirs._id]);
    await expect(atGame(ada, { team: team.opponent })).rejects.toMatchObject({ status: 404 });
    await expect(bo.client.assignments.get(theirs._id)).rejects.toMatchObject({ status: 404 });
  });

  it('is for somebody on the roster, at what the team does', async () => {
    const elsewhere = await aTeam(organization);
    const stranger = await aPlayer(elsewhere);
    const left = await aPlayer(team);
    await organization.admin.players.remove(left);
    await expect(aDuty({ player: stranger })).rejects.toMatchObject({ status: 404 });
    await expect(aDuty({ player: 'f'.repeat(24) })).rejects.toMatchObject({ status: 404 });
    await expect(aDuty({ player: left })).rejects.toMatchObject(refused('player'));
    const theirs = await anEvent(elsewhere);
    await expect(aDuty({ game: null, teamEvent: theirs._id })).rejects.toMatchObject(refused('teamEvent'));
    await expect(aDuty({ game: 'f'.repeat(24) })).rejects.toMatchObject(refused('game'));
    await expect(aDuty({ teamEvent: theirs._id })).rejects.toMatchObject({ status: 400 });
  });

  it('is edited, and given to another player, who is told', async () => {
    const duty = await aDuty();
    const { assignments } = manager.client;
    expect(await assignments.update(duty._id, { title: 'Bring the water', note: 'Cold' })).toMatchObject({
      title: 'Bring the water',
      note: 'Cold',
      player: ada.player,
    });
    const moved = await assignments.update(duty._id, { player: bo.player });
    expect(moved).toMatchObject({ player: bo.player, title: 'Bring the water' });
    await assignments.update(duty._id, { player: ada.player });
    expect((await pushesOf(duty._id)).map(({ recipient }) => recipient)).toEqual(
      [ada, bo, ada].map(({ _id }) => `user:${_id}`),
    );
    const elsewhere = await aPlayer(await aTeam(organization));
    for (const player of [elsewhere, 'f'.repeat(24)]) {
      await expect(assignments.update(duty._id, { player })).rejects.toMatchObject(refused('player'));
    }
    const log = await organization.admin.auditLogs.list({ resource: 'assignment', resourceId: duty._id });
    expect(log.data.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'update']);
  });

  it('comes back as it was read and stays as it is', async () => {
    const duty = await aDuty();
    expect(await manager.client.assignments.update(duty._id, { ...duty } as object)).toEqual(duty);
  });
});

describe('done', () => {
  it('is toggled, or set, by the assignee and the managers', async () => {
    const { _id } = await aDuty();
    const done = async ({ client }: TestUser, body = {}) =>
      (await client.assignments.complete(_id, body)).completed;
    expect(await done(ada)).toBe(true);
    expect(await done(ada)).toBe(false);
    expect(await done(manager, { completed: true })).toBe(true);
    expect(await done(ada, { completed: true })).toBe(true);
    await expect(done(bo)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('needs no body at all', async () => {
    const { _id } = await aDuty();
    const answer = await service.fetch(`/assignments/${_id}/completed`, { method: 'PUT', token: ada.token });
    expect(await answer.json()).toMatchObject({ success: true, data: { completed: true } });
  });

  it('toggled ten times at once is toggled ten times', async () => {
    const { _id } = await aDuty();
    await Promise.all(times(8, () => ada.client.users.myTeams()));
    await Promise.all(times(10, () => ada.client.assignments.complete(_id, {})));
    expect(await ada.client.assignments.get(_id)).toMatchObject({ completed: false });
    const log = await organization.admin.auditLogs.list({ resource: 'assignment', resourceId: _id });
    expect(log.count).toBe(11);
  });

  it('is no longer the matter of an assignee who has left the team', async () => {
    const leaver = await aMember(service, team);
    const { _id } = await aDuty({ player: leaver.player });
    await organization.admin.players.remove(leaver.player);
    await expect(leaver.client.assignments.complete(_id, {})).rejects.toMatchObject({ status: 404 });
  });
});

it('is deleted by a manager', async () => {
  const { _id } = await aDuty();
  expect(await manager.client.assignments.remove(_id)).toMatchObject({ _id });
  await expect(manager.client.assignments.get(_id)).rejects.toMatchObject({ status: 404 });
});
