import { aMatch } from '../games/aGame.ts';
import { aManagedTeam, aMember, aPlayer, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let team: TestTeam;
let ada: TestMember;

beforeAll(async () => {
  organization = await service.organization();
});
beforeEach(async () => {
  team = await aTeam(organization);
  ada = await aMember(service, team, 'Ada Marsh');
});

const aGame = (fields: object = {}) =>
  aMatch(
    organization,
    { division: { _id: team.division }, home: { _id: team._id }, away: { _id: team.opponent } } as never,
    { date: '2999-01-01', ...fields },
  );
const anEvent = ({ _id: divisionTeam }: { _id: string } = team) =>
  organization.admin.teamEvents.create({ divisionTeam, title: 'Practice', date: '2999-01-01' });

const refused = (path: string) => ({
  status: 409,
  code: 'invalid_reference',
  details: [expect.objectContaining({ path })],
});

describe('an answer', () => {
  it('is one row a player, answered or not', async () => {
    const game = await aGame();
    const bo = await aPlayer(team, { name: 'Bo Reyes' });
    const answer = await ada.client.availabilities.set({
      game: game._id,
      player: ada.player,
      status: 'maybe',
      note: 'If the train is on time.',
    });
    expect(answer).toMatchObject({
      organization: organization._id,
      divisionTeam: team._id,
      game: game._id,
      teamEvent: null,
      player: ada.player,
      name: 'Ada Marsh',
      status: 'maybe',
      note: 'If the train is on time.',
    });
    const list = await ada.client.availabilities.listByGame(game._id, { team: team._id });
    expect(list).toMatchObject({ count: 2 });
    expect(list.data).toEqual([
      answer,
      {
        ...answer,
        _id: null,
        created: null,
        updated: null,
        player: bo,
        name: 'Bo Reyes',
        status: null,
        note: null,
      },
    ]);
  });

  it('given again replaces the one before, its note included', async () => {
    const event = await anEvent();
    const { availabilities } = ada.client;
    const to = { teamEvent: event._id, player: ada.player };
    const first = await availabilities.set({ ...to, status: 'no', note: 'Ill' });
    const second = await availabilities.set({ ...to, status: 'yes' });
    expect(second).toEqual({ ...first, status: 'yes', note: null, updated: second.updated });
    const sentBack = await availabilities.set({ ...second, status: 'maybe', note: 'Late' } as never);
    expect(sentBack).toMatchObject({ _id: first._id, status: 'maybe', note: 'Late' });
    expect((await availabilities.listByTeamEvent(event._id)).data).toEqual([sentBack]);
  });

  it('given twenty times at once is one answer', async () => {
    const game = await aGame();
    await Promise.all(times(8, () => ada.client.users.myTeams()));
    const answers = await Promise.all(
      times(20, (index) =>
        ada.client.availabilities.set({
          game: game._id,
          player: ada.player,
          status: index % 2 === 0 ? 'yes' : 'no',
        }),
      ),
    );
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect((await ada.client.availabilities.listByGame(game._id, { team: team._id })).count).toBe(1);
  });

  it('is for exactly one of a game and an event', async () => {
    const [game, event] = [await aGame(), await anEvent()];
    const { availabilities } = ada.client;
    const neither = { player: ada.player, status: 'yes' } as const;
    const both = { ...neither, game: game._id, teamEvent: event._id };
    const bad = { status: 400, code: 'invalid_request' };
    await expect(availabilities.set(both as never)).rejects.toMatchObject({
      ...bad,
      details: [expect.objectContaining({ path: 'teamEvent' })],
    });
    await expect(availabilities.set(neither as never)).rejects.toMatchObject({
      ...bad,
      details: [expect.objectContaining({ path: 'game' })],
    });
    await expect(
      availabilities.set({ ...neither, game: game._id, status: 'perhaps' } as never),
    ).rejects.toMatchObject({ ...bad, details: [expect.objectContaining({ path: 'status' })] });
  });

  it('is the player’s own to give, whoever else asks', async () => {
    const managed = await aManagedTeam(service, organization);
    const cy = await aMember(service, managed, 'Cy Young');
    const bo = await aMember(service, managed, 'Bo Reyes');
    const event = await anEvent(managed);
    const body = { teamEvent: event._id, player: cy.player, status: 'yes' } as const;
    for (const { client } of [bo, managed.manager, { client: organization.admin }]) {
      await expect(client.availabilities.set(body)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect((await cy.client.availabilities.listByTeamEvent(event._id)).data).toMatchObject([
      { name: 'Bo Reyes', status: null },
      { name: 'Cy Young', status: null },
    ]);
  });

  it('is for what the player’s own team does', async () => {
    const elsewhere = await aTeam(organization);
    const [theirs, hidden, bye] = [
      await anEvent(elsewhere),
      await aGame({ isHidden: true }),
      await aGame({ isBye: true }),
    ];
    const { availabilities } = ada.client;
    const answer = { player: ada.player, status: 'yes' } as const;
    const set = (to: object) => availabilities.set({ ...answer, ...to } as never);
    await expect(set({ teamEvent: theirs._id })).rejects.toMatchObject(refused('teamEvent'));
    for (const game of [hidden._id, bye._id, 'f'.repeat(24)]) {
      await expect(set({ game })).rejects.toMatchObject(refused('game'));
    }
    await expect(set({ player: 'f'.repeat(24), teamEvent: theirs._id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is not overwritten by who has not seen the last one', async () => {
    const event = await anEvent();
    const { availabilities } = ada.client;
    const to = { teamEvent: event._id, player: ada.player };
    const { etag } = await availabilities.set({ ...to, status: 'no' }).withResponse();
    const seen = { headers: { 'If-Match': etag as string } };
    await availabilities.set({ ...to, status: 'yes' }, seen);
    await expect(availabilities.set({ ...to, status: 'maybe' }, seen)).rejects.toMatchObject({
      status: 412,
      code: 'stale',
    });
    const other = await anEvent();
    const unanswered = availabilities.set({ ...to, teamEvent: other._id, status: 'yes' }, seen);
    await expect(unanswered).rejects.toMatchObject({ status: 412 });
  });
});

describe('the answers for a game', () => {
  it('are those of the caller’s own team, and of both for an administrator', async () => {
    const game = await aGame();
    const opponent = await aMember(service, { organization, _id: team.opponent }, 'Cy Young');
    const namesFor = async (client: typeof ada.client, query = {}) =>
      (await client.availabilities.listByGame(game._id, query)).data.map(({ name }) => name).sort();
    expect(await namesFor(ada.client)).toEqual(['Ada Marsh']);
    expect(await namesFor(opponent.client)).toEqual(['Cy Young']);
    expect(await namesFor(organization.admin)).toEqual(['Ada Marsh', 'Cy Young']);
    expect(await namesFor(organization.admin, { team: team._id })).toEqual(['Ada Marsh']);
    await expect(namesFor(ada.client, { team: team.opponent })).rejects.toMatchObject({ status: 404 });
    const elsewhere = await aTeam(organization);
    await expect(namesFor(organization.admin, { team: elsewhere._id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('leave out a player taken off the roster, whose answer is there again once it is back', async () => {
    const game = await aGame();
    const body = { game: game._id, player: ada.player, status: 'yes' } as const;
    await ada.client.availabilities.set(body);
    const answers = async () =>
      (await organization.admin.availabilities.listByGame(game._id)).data.map(({ status }) => status);
    await organization.admin.players.remove(ada.player);
    expect(await answers()).toEqual([]);
    await service.db.select('UPDATE players SET removed_at = NULL WHERE id = $1', [ada.player]);
    expect(await answers()).toEqual(['yes']);
  });

  it('of single players are the teams’ whose players take part', async () => {
    const game = await organization.admin.games.create({
      sport: 'track',
      division: team.division,
      eventName: '100 m',
      date: '2999-01-01',
      participants: [ada.player],
    });
    const body = { game: game._id, player: ada.player, status: 'yes' } as const;
    const answer = await ada.client.availabilities.set(body);
    expect((await ada.client.availabilities.listByGame(game._id)).data).toEqual([answer]);
    const others = await aMember(service, { organization, _id: team.opponent });
    await expect(others.client.availabilities.listByGame(game._id)).rejects.toMatchObject({ status: 404 });
  });

  it('go with a game that should never have been', async () => {
    const game = await aGame();
    await ada.client.availabilities.set({ game: game._id, player: ada.player, status: 'yes' });
    expect(await organization.admin.games.remove(game._id)).toMatchObject({ _id: game._id });
    await expect(ada.client.availabilities.listByGame(game._id)).rejects.toMatchObject({ status: 404 });
  });

  it('show the game they are for, and carry no secret of anybody, whatever path asks for it', async () => {
    const game = await aGame();
    await ada.client.availabilities.set({ game: game._id, player: ada.player, status: 'yes' });
    const bo = await aMember(service, team, 'Bo Reyes');
    const include =
      'game(globalDate),divisionTeam.organization,player.organization,teamEvent,user,player.user';
    const [row] = (await bo.client.availabilities.listByGame(game._id, { include })).data;
    expect(row).toMatchObject({
      game: { _id: game._id, globalDate: '2999-01-01' },
      divisionTeam: { _id: team._id, organization: { _id: organization._id } },
      player: { _id: ada.player, name: 'Ada Marsh', email: '' },
      teamEvent: null,
    });
    expect(JSON.stringify(row)).not.toMatch(/password|hash|token|acct_test|league\.test/i);
  });
});
