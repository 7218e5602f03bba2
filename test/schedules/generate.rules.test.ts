import fc from 'fast-check';
import { scheduleOnDays, scheduleUntimed } from '../../server/schedules/generate.ts';
import type { PlayingTimes } from '../../server/schedules/generate.ts';
import { playingDays } from '../../server/schedules/playingDays.ts';
import { dayOf, instantAt, parseWallTime } from '../../server/platform/wallTime.ts';
import { courtGap, faults, leagueGames, scheduled } from './aLeague.ts';

const newYork = { timeZone: 'America/New_York', gameDurationInMinutes: 60 };
const at = (...times: string[]) => times.map((time) => parseWallTime(time)!);
const courts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ location: 'Hall', court: `Court ${index + 1}` }));

describe('the time of day', () => {
  it.each([
    ['18:00', 18, 0],
    ['6:00 PM', 18, 0],
    ['6:30pm', 18, 30],
    ['12:00 AM', 0, 0],
    ['12:15 p.m.', 12, 15],
    ['7 pm', 19, 0],
    ['00:00', 0, 0],
  ])('%s is read', (text, hour, minute) => expect(parseWallTime(text)).toEqual({ hour, minute }));

  it.each(['', 'noon', '24:00', '18:60', '13:00 PM', '0:30 AM', '7', '6:00 m', '18:00:00'])(
    '%j is none',
    (text) => expect(parseWallTime(text)).toBeNull(),
  );

  it('stays 19:00 across a clock change', () => {
    expect(instantAt('2026-03-07', { hour: 19, minute: 0 }, 'America/New_York').toISOString()).toBe(
      '2026-03-08T00:00:00.000Z',
    );
    expect(instantAt('2026-03-08', { hour: 19, minute: 0 }, 'America/New_York').toISOString()).toBe(
      '2026-03-08T23:00:00.000Z',
    );
    expect(dayOf(new Date('2026-03-08T00:00:00.000Z'), 'America/New_York')).toBe('2026-03-07');
  });

  it('that a clock change skips is moved on by it', () => {
    expect(instantAt('2026-03-08', { hour: 2, minute: 30 }, 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });
});

describe('playing days', () => {
  it('are weekly from the first day when no weekdays are given', () => {
    expect(playingDays('2026-03-04', undefined, 3)).toEqual(['2026-03-04', '2026-03-11', '2026-03-18']);
    expect(playingDays('2026-03-04', [], 1)).toEqual(['2026-03-04']);
  });

  it('are the weekdays given, from the first day on', () => {
    expect(playingDays('2026-03-04', ['monday', 'wednesday'], 3)).toEqual([
      '2026-03-04',
      '2026-03-09',
      '2026-03-11',
    ]);
  });
});

describe('a schedule on playing days', () => {
  it('plays Mondays at 19:00, before and after the clocks change', () => {
    const games = leagueGames(4);
    const slotOf = scheduled(
      scheduleOnDays(games, {
        ...newYork,
        start: '2026-02-25',
        daysOfWeek: ['monday'],
        times: at('19:00'),
        courts: courts(2),
      }),
    );
    expect([...slotOf.values()].map(({ day, time }) => `${day} ${time}`)).toEqual(
      ['2026-03-02', '2026-03-09', '2026-03-16'].flatMap((day) => [`${day} 19:00`, `${day} 19:00`]),
    );
    expect([...new Set([...slotOf.values()].map(({ start }) => start.toISOString()))]).toEqual([
      '2026-03-03T00:00:00.000Z',
      '2026-03-09T23:00:00.000Z',
      '2026-03-16T23:00:00.000Z',
    ]);
  });

  it('spreads a round over the times when no courts are given', () => {
    const slotOf = scheduled(
      scheduleOnDays(leagueGames(8), { ...newYork, start: '2026-05-04', times: at('18:00', '19:00') }),
    );
    const first = [...slotOf.values()].filter(({ day }) => day === '2026-05-04');
    expect(first.map(({ time }) => time).sort()).toEqual(['18:00', '18:00', '19:00', '19:00']);
    expect(new Set([...slotOf.values()].map(({ day }) => day)).size).toBe(7);
    expect(first.every(({ location, court }) => location === null && court === null)).toBe(true);
  });

  it('plays one game after another from 18:00 when only courts are given', () => {
    const slotOf = scheduled(
      scheduleOnDays(leagueGames(6), {
        ...newYork,
        start: '2026-05-04',
        courts: courts(1),
        gameDurationInMinutes: 45,
      }),
    );
    const first = [...slotOf.values()].filter(({ day }) => day === '2026-05-04');
    expect(first.map(({ time }) => time).sort()).toEqual(['18:00', '18:45', '19:30']);
  });

  it('uses one of two times that overlap on a court', () => {
    const games = leagueGames(4);
    const playing: PlayingTimes = {
      ...newYork,
      start: '2026-05-04',
      times: at('18:00', '18:30'),
      courts: courts(1),
    };
    const slotOf = scheduled(scheduleOnDays(games, playing));
    expect(new Set([...slotOf.values()].map(({ time }) => time))).toEqual(new Set(['18:00']));
    expect(faults(games, { slotOf })).toEqual([]);
  });

  it('goes on to a later day when a court is busy, rather than let a team play twice', () => {
    const games = leagueGames(2);
    const playing: PlayingTimes = { ...newYork, start: '2026-05-04', times: at('18:00'), courts: courts(1) };
    const busy = {
      start: new Date('2026-05-04T22:30:00Z'),
      end: new Date('2026-05-04T23:00:00Z'),
      ...courts(1)[0],
    };
    expect(scheduled(scheduleOnDays(games, playing, [busy])).get('0-0')?.day).toBe('2026-05-11');
    const forever = { ...busy, end: new Date('2096-01-01T00:00:00Z') };
    expect(scheduleOnDays(games, playing, [forever])).toMatchObject({
      error: 'schedule_impossible',
      shortfall: 1,
    });
  });

  it('is complete, sound, once a day for each team and even on the courts for any league', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 14 }),
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 4 }),
        fc.subarray(['18:00', '19:00', '20:15'], { minLength: 1 }),
        fc.subarray(['monday', 'thursday', 'sunday'] as const),
        (count, legs, courtCount, times, daysOfWeek) => {
          const games = leagueGames(count, legs);
          const slotOf = scheduled(
            scheduleOnDays(games, {
              ...newYork,
              start: '2026-09-01',
              daysOfWeek,
              times: at(...times),
              courts: courts(courtCount),
            }),
          );
          expect(faults(games, { slotOf })).toEqual([]);
          const days = games.flatMap(({ id, teams }) =>
            teams.map((team) => `${team} ${slotOf.get(id)!.day}`),
          );
          expect(new Set(days).size).toBe(days.length);
          if (times.length === 1) expect(courtGap(games, slotOf, courtCount)).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a schedule without times', () => {
  it('is one round a week', () => {
    const games = leagueGames(5);
    const dayOfGame = scheduleUntimed(games, { start: '2026-03-01' });
    expect(games.map(({ id }) => dayOfGame.get(id))).toEqual(
      ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22', '2026-03-29'].flatMap((day) => [day, day]),
    );
  });

  it('is one round on each of the weekdays given', () => {
    const dayOfGame = scheduleUntimed(leagueGames(4), {
      start: '2026-03-02',
      daysOfWeek: ['tuesday', 'friday'],
    });
    expect([...new Set(dayOfGame.values())]).toEqual(['2026-03-03', '2026-03-06', '2026-03-10']);
  });
});
