import { times, useService, type TestOrganization } from '../support/service.ts';
import { type Game, overlapping, pairs, refused, schedulesOf, sides, start } from './aSchedule.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;
const { aLeague, aHall, generate, schedule, gamesOf } = schedulesOf(() => organization);

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
});

describe('a schedule that exists', () => {
  const score = (game: Game) => organization.admin.games.update(game._id, { homeScore: 2, awayScore: 1 });

  it('is not made again unless it is to be replaced', async () => {
    const { division } = await aLeague(4);
    const { games } = await schedule(division, {});
    await expect(generate(division, {})).rejects.toMatchObject(refused('schedule_exists'));
    expect(await gamesOf(division)).toEqual(games);
    const { games: replaced } = await schedule(division, { replace: true });
    expect(replaced).toHaveLength(6);
    expect(await gamesOf(division)).toEqual(replaced);
    await expect(organization.admin.games.get(games[0]!._id)).rejects.toMatchObject({ status: 404 });
    const log = await organization.admin.auditLogs.list({ resourceId: games[0]!._id });
    expect(log.data.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  it('keeps its played games when it is replaced, and they are not played again', async () => {
    const { division } = await aLeague(6);
    const courts = await aHall(3);
    const { games } = await schedule(division, { times: ['18:00'], courts });
    const played = await Promise.all(games.slice(0, 4).map(score));
    await organization.admin.games.update(games[4]!._id, { forfeitedBy: 'home' });
    const after = await schedule(division, { times: ['20:00'], courts, replace: true });
    expect(after.games).toHaveLength(15);
    expect(new Set(pairs(after.games)).size).toBe(15);
    for (const game of played) expect(after.games).toContainEqual(game);
    const still = new Set(games.slice(0, 5).map(({ _id }) => _id));
    expect(after.games.filter(({ _id }) => still.has(_id))).toHaveLength(5);
    const others = after.games.filter(({ _id }) => !still.has(_id));
    expect(others.map(({ time }) => time)).toEqual(times(10, () => '20:00'));
    expect(overlapping(after.games)).toEqual([]);
    expect(await gamesOf(division)).toHaveLength(15);
  });

  it('keeps a game in which a player has figures and no score is entered yet, as the dry run says', async () => {
    const { division, teams } = await aLeague(4);
    const { games } = await schedule(division, {});
    const [{ _id, homeTeam } = {} as Game] = games;
    const player = await organization.admin.players.create({ name: 'Ana Silva', team: homeTeam as string });
    await organization.admin.stats.create({
      ...{ game: _id, player: player._id, divisionTeam: homeTeam as string },
      values: { points: 12 },
    });
    expect(teams).toContain(homeTeam);
    for (const dryRun of [true, false]) {
      const after = await schedule(division, { replace: true, dryRun });
      expect(after.games.map((game) => game._id)).toContain(_id);
      expect(new Set(pairs(after.games)).size).toBe(6);
    }
  });

  it('has a game that was called off played again, and keeps what was entered in it', async () => {
    const { division } = await aLeague(4);
    const { games } = await schedule(division, {});
    const [{ _id } = {} as Game] = games;
    await organization.admin.games.update(_id, { homeScore: 1, awayScore: 0, isCancelled: true });
    const after = await schedule(division, { replace: true });
    const standing = after.games.filter(({ isCancelled }) => !isCancelled);
    expect(new Set(pairs(standing)).size).toBe(6);
    expect(after.games.find((game) => game._id === _id)).toMatchObject({ homeScore: 1, isCancelled: true });
  });

  it('stays as it is when all of it has been played', async () => {
    const { division } = await aLeague(3);
    const courts = await aHall(1);
    const { games } = await schedule(division, { times: ['18:00'], courts });
    const played = (await Promise.all(games.map(score))) as unknown as Game[];
    for (const offer of [{}, { times: ['20:00'], courts }]) {
      expect((await schedule(division, { ...offer, replace: true })).games).toEqual(played);
    }
  });

  it('takes in a team that came later', async () => {
    const { division } = await aLeague(4);
    const { games } = await schedule(division, {});
    await Promise.all(games.slice(0, 2).map(score));
    await organization.admin.divisionTeams.create({ name: 'Late', division });
    const after = await schedule(division, { replace: true });
    expect(new Set(pairs(after.games)).size).toBe(10);
    expect(after.games).toHaveLength(10);
  });

  it('makes up at home what was played away: nobody has two games more at home or away', async () => {
    const { division, teams } = await aLeague(8);
    const { games } = await schedule(division, {});
    const [closed = ''] = teams;
    const exchanged = ({ homeTeam, awayTeam }: Game) =>
      homeTeam === closed ? { homeTeam: awayTeam, awayTeam: homeTeam } : {};
    const played = games.slice(0, 12);
    for (const game of played) {
      await organization.admin.games.update(game._id, { ...exchanged(game), homeScore: 2, awayScore: 1 });
    }
    const kept = (await gamesOf(division)).filter(({ _id }) => played.some((game) => game._id === _id));
    const after = await schedule(division, { replace: true });
    for (const game of kept) expect(after.games).toContainEqual(game);
    expect(new Set(pairs(after.games)).size).toBe(28);
    const gap = (those: readonly Game[], team: string) => {
      const [home = 0, away = 0] = sides(those, team);
      return Math.abs(home - away);
    };
    expect(gap(kept, closed)).toBe(3);
    expect(teams.map((team) => gap(after.games, team))).toEqual(teams.map(() => 1));
  });

  it('is left alone by a dry run, which shows what would be done', async () => {
    const { division } = await aLeague(4);
    const answer = await service.fetch(`/divisions/${division}/schedule`, {
      method: 'POST',
      token: organization.adminToken,
      body: JSON.stringify({ legs: 1, start, dryRun: true }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { dryRun: true, games: times(6, () => ({ division })) },
    });
    expect(await gamesOf(division)).toEqual([]);
    const { games } = await schedule(division, {});
    const first = await score(games[0]!);
    const before = await gamesOf(division);
    const shown = await schedule(division, { dryRun: true, times: ['18:00'] });
    expect(shown.dryRun).toBe(true);
    expect(shown.games).toContainEqual(first);
    expect(await gamesOf(division)).toEqual(before);
    const done = await schedule(division, { replace: true, times: ['18:00'] });
    const essence = (games: readonly Game[]) =>
      games.map((game) => ({ ...game, _id: null, created: null, updated: null }));
    expect(essence(shown.games)).toEqual(essence(done.games));
  });

  it('does not touch the playoffs', async () => {
    const { division, teams } = await aLeague(4);
    const [homeTeam, awayTeam] = teams as [string, string];
    const final = await organization.admin.games.create({
      sport: 'basketball',
      division,
      playoffRound: 'championship',
      homeTeam,
      awayTeam,
    });
    const { games } = await schedule(division, {});
    expect(games).toHaveLength(6);
    await schedule(division, { replace: true });
    expect(await organization.admin.games.get(final._id)).toEqual(final);
  });
});

describe('schedules made at the same moment', () => {
  beforeAll(() =>
    Promise.all(
      times(6, () => service.db.transaction(() => service.db.sequelize.query('SELECT pg_sleep(0.05)'))),
    ),
  );

  it('of one division are one schedule', async () => {
    const { division } = await aLeague(6);
    const answers = await Promise.allSettled(times(3, () => generate(division, {})));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refused('schedule_exists'));
    }
    expect(await gamesOf(division)).toHaveLength(15);
  });

  it('of divisions that share a court or slots wait for each other, and never overlap', async () => {
    const courts = await aHall(1);
    const slots = await Promise.all(
      times(14, (index) =>
        organization.admin.timeSlots.create({
          ...courts[0]!,
          start: `2026-08-${10 + index}T12:00:00Z`,
          end: `2026-08-${10 + index}T13:00:00Z`,
        }),
      ),
    );
    const timeSlots = slots.map(({ _id }) => _id);
    for (const offer of [{ times: ['18:00', '19:00'], courts }, { timeSlots }]) {
      const leagues = [await aLeague(4), await aLeague(4)];
      const made = await Promise.all(leagues.map(({ division }) => schedule(division, offer)));
      const games = made.flatMap((each) => each.games);
      expect(games).toHaveLength(12);
      expect(overlapping(games)).toEqual([]);
    }
  });

  it('as a score is entered, keep the score or refuse it', async () => {
    const { division } = await aLeague(6);
    const { games } = await schedule(division, {});
    const [entered] = await Promise.allSettled([
      organization.admin.games.update(games[0]!._id, { homeScore: 2, awayScore: 1 }),
      generate(division, { replace: true }),
    ]);
    const after = await gamesOf(division);
    expect(after).toHaveLength(15);
    const kept = after.find(({ _id }) => _id === games[0]!._id);
    if (entered?.status === 'fulfilled') expect(kept).toMatchObject({ homeScore: 2, awayScore: 1 });
    else expect(entered?.reason).toMatchObject({ status: 404 });
  });
});
