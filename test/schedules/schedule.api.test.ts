import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
});

type Body = BodyOf<'schedules.generate'>;
type Game = {
  _id: string;
  homeTeam: string;
  awayTeam: string;
  locationModel: string | null;
  court: string | null;
  timeSlot: string | null;
  date: string;
  time: string | null;
  globalDate: string;
  duration: number;
  isBye: boolean;
  gameLabel: string | null;
};

const start = '2026-03-08';
const courtNames = (n: number) => times(n, (index) => `Court ${index + 1}`);

async function aLeague(teams: number, fields: object = {}, { admin } = organization) {
  const division = await admin.divisions.create({ name: 'A', sports: ['basketball'], ...fields });
  const ids: string[] = [];
  for (const index of times(teams, (n) => n)) {
    ids.push((await admin.divisionTeams.create({ name: `Team ${index}`, division: division._id }))._id);
  }
  return { division: division._id, teams: ids };
}

const aHall = async (courts: number, { admin } = organization) => {
  const names = courtNames(courts).map((name) => ({ name }));
  const { _id } = await admin.locations.create({ name: 'Hall', courts: names });
  return names.map(({ name }) => ({ location: _id, court: name }));
};

const generate = (division: string, body: object, { admin } = organization) =>
  admin.schedules.generate(division, { legs: 1, start, ...body } as Body);
const schedule = async (division: string, body: object) => {
  const { dryRun, games } = await generate(division, body);
  return { dryRun, games: games as unknown as Game[] };
};
const gamesOf = async (division: string) =>
  (await organization.admin.games.list({ division })).data as unknown as Game[];

const pairs = (games: readonly Game[]) =>
  games.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].sort().join());
const sides = (games: readonly Game[], team: string) => [
  games.filter(({ homeTeam }) => homeTeam === team).length,
  games.filter(({ awayTeam }) => awayTeam === team).length,
];

/** Every two games on one court or of one team that overlap in time. */
const overlapping = (games: readonly Game[]) => {
  const busy = games.flatMap((game) =>
    [`${String(game.locationModel)} ${String(game.court)}`, game.homeTeam, game.awayTeam].map((who) => ({
      who,
      from: Date.parse(game.date),
      to: Date.parse(game.date) + game.duration * 60_000,
    })),
  );
  return busy.filter((one, index) =>
    busy.some((two, place) => place > index && two.who === one.who && one.from < two.to && two.from < one.to),
  );
};

const refused = (code: string, path?: string) => ({
  status: 409,
  code,
  ...(path === undefined ? {} : { details: [{ path }] }),
});

describe('a round robin', () => {
  it('of five teams has ten games, and none has an empty side (field report 4)', async () => {
    const { division, teams } = await aLeague(5);
    const { games } = await schedule(division, {});
    expect(games).toHaveLength(10);
    expect(games.every(({ homeTeam, awayTeam, isBye }) => homeTeam && awayTeam && !isBye)).toBe(true);
    expect(new Set(pairs(games)).size).toBe(10);
    expect(teams.map((team) => sides(games, team))).toEqual(times(5, () => [2, 2]));
    expect(await gamesOf(division)).toEqual(games);
  });

  it('of twelve teams in two legs gives every team 5 or 6 home games in the first leg (field report 15)', async () => {
    const { division, teams } = await aLeague(12);
    const { games } = await schedule(division, { legs: 2 });
    const inLeg = (first: number, last: number) =>
      games.filter(({ gameLabel }) => {
        const round = Number(gameLabel?.replace('Round ', ''));
        return round >= first && round <= last;
      });
    const [firstLeg, secondLeg] = [inLeg(1, 11), inLeg(12, 22)];
    expect([firstLeg.length, secondLeg.length]).toEqual([66, 66]);
    for (const team of teams) {
      const [home, away] = sides(firstLeg, team);
      expect([5, 6]).toContain(home);
      expect(sides(secondLeg, team)).toEqual([away, home]);
    }
  });

  it('without slots, courts and times is one round a week, without a time', async () => {
    const { division } = await aLeague(4);
    const { games } = await schedule(division, { gameDurationInMinutes: 45 });
    expect(games.map(({ globalDate }) => globalDate)).toEqual([
      ...times(2, () => '2026-03-08'),
      ...times(2, () => '2026-03-15'),
      ...times(2, () => '2026-03-22'),
    ]);
    expect(games[0]).toMatchObject({
      sport: 'basketball',
      division,
      time: null,
      date: '2026-03-08T00:00:00.000Z',
      duration: 45,
      locationModel: null,
      court: null,
      timeSlot: null,
      gameLabel: 'Round 1',
    });
    const twiceAWeek = await aLeague(4);
    const { games: more } = await schedule(twiceAWeek.division, { daysOfWeek: ['tuesday', 'friday'] });
    expect(new Set(more.map(({ globalDate }) => globalDate))).toEqual(
      new Set(['2026-03-10', '2026-03-13', '2026-03-17']),
    );
  });

  it('at times of day keeps them across a clock change, in the zone of the venue', async () => {
    const { division } = await aLeague(4, { config: { gameDurationInMinutes: 50 } });
    const courts = await aHall(2);
    const { games } = await schedule(division, { start: '2026-03-01', times: ['7:00 PM'], courts });
    expect(games.map(({ time, duration }) => [time, duration])).toEqual(times(6, () => ['19:00', 50]));
    expect([...new Set(games.map(({ date }) => date))]).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-08T23:00:00.000Z',
      '2026-03-15T23:00:00.000Z',
    ]);
    expect(new Set(games.map(({ court }) => court))).toEqual(new Set(['Court 1', 'Court 2']));
    expect(overlapping(games)).toEqual([]);
  });

  it('in time slots takes the free ones, and its games have them', async () => {
    const { division } = await aLeague(4);
    const [court] = await aHall(1);
    const ids: string[] = [];
    for (const hour of times(8, (index) => index + 12)) {
      const at = { start: `2026-03-08T${hour}:00:00Z`, end: `2026-03-08T${hour + 1}:00:00Z` };
      ids.push((await organization.admin.timeSlots.create({ ...court!, ...at }))._id);
    }
    const taken = await organization.admin.games.create({ sport: 'soccer', timeSlot: ids[2]! });
    const { games } = await schedule(division, { timeSlots: ids });
    expect(games).toHaveLength(6);
    expect(games.map(({ timeSlot }) => timeSlot)).not.toContain(ids[2]);
    expect(
      overlapping([...games, { ...(taken as unknown as Game), homeTeam: 'one', awayTeam: 'other' }]),
    ).toEqual([]);
    const slots = await organization.admin.timeSlots.list({ location: court!.location, free: true });
    expect(slots.count).toBe(1);
  });

  it('leaves alone what other divisions have on the courts', async () => {
    const courts = await aHall(1);
    const body = { times: ['18:00', '19:00'], courts };
    const [first, second] = [await aLeague(4), await aLeague(4)];
    const one = await schedule(first.division, body);
    const two = await schedule(second.division, body);
    expect(overlapping([...one.games, ...two.games])).toEqual([]);
  });

  it('of 32 teams in two legs fits on eight courts, without overlaps and with the courts evened out', async () => {
    const { division, teams } = await aLeague(32);
    const courts = await aHall(8);
    const { games } = await schedule(division, { legs: 2, times: ['18:00', '19:00'], courts });
    expect(games).toHaveLength(992);
    expect(overlapping(games)).toEqual([]);
    for (const team of teams) {
      expect(sides(games, team)).toEqual([31, 31]);
      const own = games.filter(({ homeTeam, awayTeam }) => homeTeam === team || awayTeam === team);
      const uses = courts.map(({ court }) => own.filter((game) => game.court === court).length);
      expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(2);
    }
    const log = await organization.admin.auditLogs.list({ resource: 'game', resourceId: games[0]!._id });
    expect(log.data.map(({ action }) => action)).toEqual(['create']);
  });
});

describe('what can’t be scheduled', () => {
  it('is a division of fewer than two teams; archived and test teams do not play', async () => {
    const { division } = await aLeague(1);
    const { divisionTeams } = organization.admin;
    await divisionTeams.create({ name: 'Old', division, archived: true });
    await divisionTeams.create({ name: 'Test', division, isTest: true });
    await expect(generate(division, {})).rejects.toMatchObject(refused('too_few_teams'));
  });

  it('is a sport that no two teams play', async () => {
    const { division } = await aLeague(2, { sports: ['golf'] });
    await expect(generate(division, {})).rejects.toMatchObject(refused('wrong_sport', 'sports'));
  });

  it('is more games than there are slots: the answer says how many', async () => {
    const { division } = await aLeague(4);
    const [court] = await aHall(1);
    const slot = await organization.admin.timeSlots.create({
      ...court!,
      start: '2026-03-08T12:00:00Z',
      end: '2026-03-08T13:00:00Z',
    });
    await expect(generate(division, { timeSlots: [slot._id] })).rejects.toMatchObject({
      ...refused('schedule_impossible'),
      details: [{ path: 'timeSlots', message: '6 games need a time, 1 find one: 5 too many.' }],
    });
    expect(await gamesOf(division)).toEqual([]);
  });

  it('is more games than are made at once', async () => {
    const { division } = await aLeague(51);
    await expect(generate(division, { legs: 4 })).rejects.toMatchObject({
      ...refused('schedule_impossible'),
      details: [{ path: 'legs', message: '5100 games are needed, 5000 are made at most.' }],
    });
  });

  it('is a court or slot that does not exist here', async () => {
    const { division } = await aLeague(2);
    const stranger = await service.organization();
    const [theirs] = await aHall(1, stranger);
    const [ours] = await aHall(1);
    const at = { start: '2026-03-08T12:00:00Z', end: '2026-03-08T13:00:00Z' };
    const slot = await stranger.admin.timeSlots.create({ ...theirs!, ...at });
    for (const [path, body] of Object.entries({
      'courts.1.location': { courts: [ours, theirs] },
      'courts.0.court': { courts: [{ ...ours, court: 'Court 9' }] },
      'timeSlots.0': { timeSlots: [slot._id] },
    })) {
      await expect(generate(division, body)).rejects.toMatchObject(refused('invalid_reference', path));
    }
  });

  it('is asked for in other words than the contract’s', async () => {
    const { division } = await aLeague(2);
    const [court] = await aHall(1);
    for (const body of [
      { legs: 0 },
      { times: ['25:00'] },
      { start: 'tomorrow' },
      { daysOfWeek: ['someday'] },
      { timeSlots: ['a'.repeat(24)], courts: [court] },
    ]) {
      await expect(generate(division, body)).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
    }
  });

  it('is another organization’s division', async () => {
    const { division } = await aLeague(2);
    const stranger = await service.organization();
    await expect(generate(division, {}, stranger)).rejects.toMatchObject({ status: 403 });
    expect(await gamesOf(division)).toEqual([]);
  });
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

  it('takes in a team that came later', async () => {
    const { division } = await aLeague(4);
    const { games } = await schedule(division, {});
    await Promise.all(games.slice(0, 2).map(score));
    await organization.admin.divisionTeams.create({ name: 'Late', division });
    const after = await schedule(division, { replace: true });
    expect(new Set(pairs(after.games)).size).toBe(10);
    expect(after.games).toHaveLength(10);
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
      games.map(({ date, time, homeTeam, awayTeam }) => [date, time, homeTeam, awayTeam]);
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

  it('of two divisions on one court never overlap', async () => {
    const courts = await aHall(1);
    const leagues = [await aLeague(4), await aLeague(4)];
    const answers = await Promise.allSettled(
      leagues.map(({ division }) => generate(division, { times: ['18:00', '19:00'], courts })),
    );
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'double_booked' });
    }
    const games = (await Promise.all(leagues.map(({ division }) => gamesOf(division)))).flat();
    expect(games.length).toBeGreaterThanOrEqual(6);
    expect(overlapping(games)).toEqual([]);
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
