import { times, useService, type TestOrganization } from '../support/service.ts';
import { type Game, overlapping, pairs, refused, schedulesOf, sides } from './aSchedule.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;
const { aLeague, aHall, generate, schedule, gamesOf } = schedulesOf(() => organization);

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
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

  it('on courts of two zones begins at the time of day of each', async () => {
    const { division } = await aLeague(4);
    const venue = async (timeZone: string) => {
      const { _id } = await organization.admin.locations.create({
        name: timeZone,
        timeZone,
        courts: [{ name: '1' }],
      });
      return { location: _id, court: '1' };
    };
    const courts = [await venue('America/Chicago'), await venue('America/New_York')];
    const { games } = await schedule(division, { start: '2026-03-01', times: ['18:00'], courts });
    const places = games.map(({ locationModel, time, globalDate, date }) => [
      courts.findIndex(({ location }) => location === locationModel),
      ...[time, globalDate, date],
    ]);
    expect(places.slice(0, 4).sort()).toEqual([
      [0, '18:00', '2026-03-01', '2026-03-02T00:00:00.000Z'],
      [0, '18:00', '2026-03-08', '2026-03-08T23:00:00.000Z'],
      [1, '18:00', '2026-03-01', '2026-03-01T23:00:00.000Z'],
      [1, '18:00', '2026-03-08', '2026-03-08T22:00:00.000Z'],
    ]);
  });

  it('takes the sport of the league, or else of the league’s tournament, where the division names none', async () => {
    const { admin } = organization;
    const tournament = await admin.tournaments.create({ name: 'Cup', sports: ['soccer'] });
    const league = await admin.leagues.create({ name: 'Cup league', tournament: tournament._id });
    const { division } = await aLeague(2, { league: league._id, sports: [] });
    const { games } = await schedule(division, { dryRun: true });
    expect(games[0]).toMatchObject({ sport: 'soccer' });
    await admin.leagues.update(league._id, { sports: ['football'] });
    expect((await schedule(division, {})).games[0]).toMatchObject({ sport: 'football' });
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
