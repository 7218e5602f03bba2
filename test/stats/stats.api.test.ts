import { aMatch, idsOf } from '../games/aGame.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aGameToScore } from './aBoxScore.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const refused = (code: string, ...paths: string[]) => ({
  status: 409,
  code,
  details: paths.map((path) => expect.objectContaining({ path }) as unknown),
});

describe('the figures of a player in a game', () => {
  it('are entered, corrected and deleted', async () => {
    const { stats } = organization.admin;
    const { game, home, guard, entry } = await aGameToScore(organization);
    const created = await entry(guard, home, { points: 18, rebounds: 7 });
    expect(created).toMatchObject({
      organization: organization._id,
      game: game._id,
      player: guard,
      divisionTeam: home._id,
      values: { points: 18, rebounds: 7 },
    });
    expect(await stats.get(created._id)).toEqual(created);
    const corrected = await stats.update(created._id, {
      ...created,
      game: game._id,
      player: guard,
      divisionTeam: home._id,
      values: { points: 20 },
    });
    expect(corrected.values).toEqual({ points: 20 });
    expect(await stats.remove(created._id)).toEqual(corrected);
    await expect(stats.get(created._id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it('exist once: a second row of the player in the game is refused, on correction too', async () => {
    const { home, away, guard, center, entry } = await aGameToScore(organization);
    await entry(guard, home, { points: 2 });
    await expect(entry(guard, away, { points: 3 })).rejects.toMatchObject(
      refused('already_exists', 'player'),
    );
    const other = await entry(center, home, { points: 3 });
    await expect(organization.admin.stats.update(other._id, { player: guard })).rejects.toMatchObject(
      refused('already_exists', 'player'),
    );
  });

  it('are entered once by two scorekeepers at the same moment', async () => {
    const { home, guard, entry } = await aGameToScore(organization);
    const answers = await Promise.allSettled([1, 2, 3, 4].map((points) => entry(guard, home, { points })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('belong to one of the two teams of the game', async () => {
    const { division, guard, entry } = await aGameToScore(organization);
    const bystanders = await organization.admin.divisionTeams.create({
      name: 'Bees',
      division: division._id,
    });
    await expect(entry(guard, bystanders, { points: 2 })).rejects.toMatchObject(
      refused('invalid_reference', 'divisionTeam'),
    );
  });

  it('may be of any team of the organization where a game has no two sides', async () => {
    const { home, guard } = await aGameToScore(organization);
    const game = await organization.admin.games.create({ sport: 'golf' });
    const stat = { game: game._id, player: guard, divisionTeam: home._id, values: { strokes: 71 } };
    expect(await organization.admin.stats.create(stat)).toMatchObject(stat);
  });

  it('name no game and no team of another organization', async () => {
    const other = await service.organization();
    const theirs = await aGameToScore(other);
    const { game, home, guard } = await aGameToScore(organization);
    const { stats } = organization.admin;
    const values = { points: 2 };
    await expect(
      stats.create({ game: theirs.game._id, player: guard, divisionTeam: home._id, values }),
    ).rejects.toMatchObject(refused('invalid_reference', 'game'));
    await expect(
      stats.create({ game: game._id, player: guard, divisionTeam: theirs.home._id, values }),
    ).rejects.toMatchObject(refused('invalid_reference', 'divisionTeam'));
  });

  it('name no player who is another organization’s or does not exist', async () => {
    const other = await service.organization();
    const theirs = await other.admin.players.create({ name: 'Guard' });
    const { game, home, guard, entry } = await aGameToScore(organization);
    const mine = await entry(guard, home, { points: 2 });
    for (const player of [theirs._id, newObjectId()]) {
      const refusal = refused('invalid_reference', 'player');
      await expect(entry(player, home, { points: 2 })).rejects.toMatchObject(refusal);
      await expect(organization.admin.stats.update(mine._id, { player })).rejects.toMatchObject(refusal);
    }
    expect((await organization.admin.stats.list({ game: game._id })).data).toEqual([mine]);
  });

  it('stay with a player who is taken off the roster', async () => {
    const { home, guard, entry } = await aGameToScore(organization);
    const stat = await entry(guard, home, { points: 2 });
    await organization.admin.players.remove(guard);
    expect(await organization.admin.stats.update(stat._id, { values: { points: 4 } })).toMatchObject({
      player: guard,
    });
    expect((await organization.admin.stats.ofPlayer(guard)).totals).toEqual({ points: 4 });
  });

  it('leave an entry in the audit log', async () => {
    const { home, guard, entry } = await aGameToScore(organization);
    const { _id } = await entry(guard, home, { points: 2 });
    await organization.admin.stats.update(_id, { values: { points: 3 } });
    const { data } = await organization.admin.auditLogs.list({ resourceId: _id });
    expect(data.map(({ action, resource }) => [action, resource])).toEqual(
      expect.arrayContaining([
        ['create', 'stat'],
        ['update', 'stat'],
      ]),
    );
  });
});

describe('the keys of a division', () => {
  const gameStats = { basketball: ['points', 'rebounds'] };

  it('are the only ones that can be entered, wherever in the hierarchy they are set', async () => {
    for (const settings of [{ config: { gameStats } }, { leagueConfig: { gameStats } }]) {
      const { home, guard, entry } = await aGameToScore(organization, settings);
      await expect(entry(guard, home, { points: 2, dunks: 1, blocks: 1 })).rejects.toMatchObject(
        refused('unknown_stat', 'values.dunks', 'values.blocks'),
      );
      expect((await entry(guard, home, { points: 2 })).values).toEqual({ points: 2 });
    }
  });

  it('are any where its sport has none', async () => {
    const { home, guard, entry } = await aGameToScore(organization, {
      config: { gameStats: { soccer: ['goals'] } },
    });
    expect((await entry(guard, home, { dunks: 1, constructor: 2 })).values).toEqual({
      dunks: 1,
      constructor: 2,
    });
  });

  it('may change: what is stored stays, and can be sent back as it was read', async () => {
    const { division, home, guard, entry } = await aGameToScore(organization);
    const stat = await entry(guard, home, { dunks: 1 });
    await organization.admin.divisions.update(division._id, { config: { gameStats } });
    const { stats } = organization.admin;
    const values = { dunks: 1, points: 4 };
    expect((await stats.update(stat._id, { values })).values).toEqual(values);
    await expect(stats.update(stat._id, { values: { dunks: 2 } })).rejects.toMatchObject(
      refused('unknown_stat', 'values.dunks'),
    );
  });
});

describe('sums', () => {
  it('of a player are over all games, with averages a game', async () => {
    const scored = await aGameToScore(organization);
    const { home, guard, center, entry } = scored;
    const next = await aMatch(organization, scored, { date: '2026-03-15' });
    const third = await aMatch(organization, scored, { date: '2026-03-22' });
    await entry(guard, home, { points: 10, seconds: 0.1 });
    await entry(guard, home, { points: 15, seconds: 0.2 }, next);
    await entry(guard, home, { rebounds: 4 }, third);
    await entry(center, home, { points: 99 });
    expect(await organization.admin.stats.ofPlayer(guard)).toMatchObject({
      player: guard,
      games: 3,
      totals: { points: 25, rebounds: 4, seconds: 0.3 },
      averages: { points: 8.333, rebounds: 1.333, seconds: 0.1 },
      stats: [{ game: next._id }, { game: third._id }, { game: scored.game._id }],
    });
  });

  it('follow a correction and a deletion', async () => {
    const { home, guard, entry } = await aGameToScore(organization);
    const { stats } = organization.admin;
    const { _id } = await entry(guard, home, { points: 10 });
    await stats.update(_id, { values: { points: 12 } });
    expect((await stats.ofPlayer(guard)).totals).toEqual({ points: 12 });
    await stats.remove(_id);
    await expect(stats.ofPlayer(guard)).rejects.toMatchObject({ status: 404 });
  });

  it('of several players come in the order asked for, in either form of the parameter', async () => {
    const { home, away, guard, center, entry } = await aGameToScore(organization);
    await entry(guard, home, { points: 10 });
    await entry(center, away, { points: 20 });
    const [first, second] = await organization.admin.stats.ofPlayers({ id: [center, newObjectId(), guard] });
    expect([first?.player, second?.player]).toEqual([center, guard]);
    const { apiKey } = organization;
    for (const query of [`id=${center},${guard}`, `id=${center}&id=${guard}`]) {
      const answer = await service.fetch(`/stats/players?${query}`, { token: apiKey });
      const { data } = (await answer.json()) as { data: { player: string }[] };
      expect(data.map(({ player }) => player)).toEqual([center, guard]);
    }
    const one = await service.fetch(`/stats/players?id=${guard}`, { token: apiKey });
    expect(await one.json()).toMatchObject({ data: [{ player: guard, totals: { points: 10 } }] });
    expect((await service.fetch('/stats/players', { token: apiKey })).status).toBe(400);
  });

  it('of a team hold what was done for it, player by player', async () => {
    const scored = await aGameToScore(organization);
    const { home, away, guard, center, entry } = scored;
    const rematch = await aMatch(organization, scored, { date: '2026-04-01' });
    await entry(guard, home, { points: 10 });
    await entry(guard, away, { points: 50 }, rematch);
    await entry(center, home, { points: 6 });
    const { players, ...team } = await organization.admin.stats.ofTeam(home._id);
    expect(team).toMatchObject({
      team: home._id,
      games: 1,
      totals: { points: 16 },
      averages: { points: 16 },
    });
    expect(players).toHaveLength(2);
    expect(players).toContainEqual({
      player: guard,
      games: 1,
      totals: { points: 10 },
      averages: { points: 10 },
    });
  });

  it('of a game are its box score', async () => {
    const { game, home, away, guard, center, entry } = await aGameToScore(organization);
    await entry(guard, home, { points: 10 });
    await entry(center, away, { points: 6 });
    const bench = await organization.admin.players.create({ name: 'Bench' });
    await entry(bench._id, home, { points: 1 });
    const box = await organization.admin.stats.ofGame(game._id);
    expect(box.stats).toHaveLength(3);
    expect(box.teams).toHaveLength(2);
    expect(box.teams).toContainEqual({ team: home._id, totals: { points: 11 } });
    expect(box.teams).toContainEqual({ team: away._id, totals: { points: 6 } });
  });
});

it('lists by game, player and team, and populates these', async () => {
  const { game, home, away, guard, center, entry } = await aGameToScore(organization);
  const first = await entry(guard, home, { points: 10 });
  const second = await entry(center, away, { points: 6 });
  const { stats } = organization.admin;
  expect(idsOf((await stats.list({ game: game._id })).data)).toEqual([first._id, second._id]);
  expect(idsOf((await stats.list({ player: center })).data)).toEqual([second._id]);
  expect(idsOf((await stats.list({ team: home._id })).data)).toEqual([first._id]);
  const include = 'game(sport),divisionTeam,player(name)';
  expect(await stats.get(first._id, { include })).toMatchObject({
    game: { _id: game._id, sport: 'basketball' },
    divisionTeam: { name: 'Hawks' },
    player: { _id: guard, name: 'Guard' },
  });
  expect((await service.client().stats.get(first._id, { include })).player).toBeNull();
});
