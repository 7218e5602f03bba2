import fc from 'fast-check';
import { assignSlots } from '../../server/schedules/assign.ts';
import type { GameToPlace } from '../../server/schedules/board.ts';
import { freeSlots, mostSlotsTogether } from '../../server/schedules/courts.ts';
import type { OpenSlot } from '../../server/schedules/courts.ts';
import { courtKey, overlaps } from '../../server/schedules/overlap.ts';
import { courtGap, faults, hours, leagueGames, scheduled, slot } from './aLeague.ts';

const game = (id: string, ...teams: string[]) => ({ id, teams, round: 0 });

describe('courts', () => {
  it('9:00-10:00 and 9:30-10:30 on one court is double booking; 9:00-10:00 and 10:00-11:00 is not', () => {
    const nine = slot('09:00', '10:00', 'Court 1');
    expect(overlaps(nine, slot('09:30', '10:30', 'Court 1'))).toBe(true);
    expect(overlaps(slot('09:30', '10:30', 'Court 1'), nine)).toBe(true);
    expect(overlaps(nine, slot('10:00', '11:00', 'Court 1'))).toBe(false);
    expect(overlaps(slot('08:00', '11:00', 'Court 1'), nine)).toBe(true);
  });

  it('are told apart by venue and name; a venue without named courts is one, and no venue is no limit', () => {
    expect(courtKey('Hall', '1')).toBe(courtKey('Hall', '1'));
    expect(new Set([courtKey('Hall', '1'), courtKey('Hall', '2'), courtKey('Gym', '1')]).size).toBe(3);
    expect(courtKey('Hall', null)).not.toBeNull();
    expect(courtKey(null, undefined)).toBeNull();
  });

  it('offer as many overlapping slots as fit one after another', () => {
    const offered = [
      slot('09:00', '12:00', 'Court 1'),
      slot('09:30', '10:30', 'Court 1'),
      slot('09:00', '10:00', 'Court 1'),
      slot('10:00', '11:00', 'Court 1'),
      slot('09:30', '10:30', 'Court 2'),
    ];
    expect([...mostSlotsTogether(offered)].map(({ id }) => id.slice(11)).sort()).toEqual([
      '09:00 Court 1',
      '09:30 Court 2',
      '10:00 Court 1',
    ]);
  });

  it('offer nothing while they are occupied', () => {
    const offered = [slot('09:00', '10:00', 'Court 1'), slot('10:00', '11:00', 'Court 1')];
    expect(freeSlots(offered, [slot('08:00', '09:01', 'Court 1')])).toEqual([offered[1]]);
    expect(
      freeSlots(offered, [slot('08:00', '09:00', 'Court 1'), slot('09:00', '11:00', 'Court 2')]),
    ).toEqual(offered);
  });
});

describe('assigning slots', () => {
  it('never lets a team play two games at once, not even on overlapping times of two courts', () => {
    const games = [game('1', 'A', 'B'), game('2', 'B', 'C')];
    const offered = [slot('09:00', '10:00', 'Court 1'), slot('09:30', '10:30', 'Court 2')];
    expect(assignSlots(games, offered)).toEqual({
      error: 'schedule_impossible',
      needed: 2,
      available: 1,
      shortfall: 1,
    });
    const later = [...offered, slot('10:00', '11:00', 'Court 2')];
    expect(faults(games, { slotOf: scheduled(assignSlots(games, later)) })).toEqual([]);
  });

  it('says by how many games the slots fall short', () => {
    expect(assignSlots(leagueGames(8), hours([4, 4, 4, 4, 4, 4, 3]))).toEqual({
      error: 'schedule_impossible',
      needed: 28,
      available: 27,
      shortfall: 1,
    });
    expect(assignSlots(leagueGames(4), [])).toMatchObject({ needed: 6, available: 0, shortfall: 6 });
  });

  it('counts only the games that can be played together: six courts at one hour hold two games of four teams', () => {
    expect(assignSlots(leagueGames(4), hours([6]))).toMatchObject({ needed: 6, available: 2, shortfall: 4 });
  });

  it('has nothing to do without games', () => {
    expect(assignSlots([], hours([2]))).toEqual({ slotOf: new Map() });
  });

  it('works around a team’s and a court’s other games', () => {
    const games = [game('1', 'A', 'B')];
    const offered = hours([2, 2, 2]);
    const busyTeam = { start: offered[0]!.start, end: offered[0]!.end, teams: ['B'] };
    const busyCourt = { ...offered[2]!, teams: ['X', 'Y'] };
    expect(scheduled(assignSlots(games, offered, [busyTeam, busyCourt])).get('1')?.id).toBe('1/1');
  });

  it('puts each round into the hours of its own while they last', () => {
    const games = leagueGames(8);
    const slotOf = scheduled(assignSlots(games, hours(Array(7).fill(4))));
    expect(games.map(({ id }) => Math.floor(+slotOf.get(id)!.start / 3_600_000))).toEqual(
      games.map(({ round }) => round),
    );
  });

  it('starts no game before one of an earlier round, where courts are left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.integer({ min: 1, max: 8 }), (count, courts) => {
        const games = leagueGames(count);
        const enough = Math.ceil(Math.floor(count / 2) / courts) * count;
        const slotOf = scheduled(assignSlots(games, hours(Array(enough).fill(courts))));
        let last = 0;
        for (const round of new Set(games.map((each) => each.round))) {
          const starts = games.filter((each) => each.round === round).map(({ id }) => +slotOf.get(id)!.start);
          expect(Math.min(...starts)).toBeGreaterThanOrEqual(last);
          last = Math.max(...starts);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('holds the next round back while a team of this one is busy', () => {
    const games = leagueGames(4);
    const late = games[0]!.teams[0]!;
    const busy = { start: new Date(0), end: new Date(3 * 3_600_000), teams: [late] };
    const slotOf = scheduled(assignSlots(games, hours(Array(20).fill(1)), [busy]));
    const startsOf = (round: number) =>
      games.filter((each) => each.round === round).map(({ id }) => +slotOf.get(id)!.start);
    expect(Math.max(...startsOf(0))).toBeLessThan(Math.min(...startsOf(1)));
  });

  it('lets a team play once a day while the days last, and more often when they do not', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) => `2026-05-0${index + 1}`).flatMap((day) =>
        ['09:00', '10:00', '11:00'].flatMap((from, index) =>
          ['Court 1', 'Court 2'].map((court) => ({ ...slot(from, `${10 + index}:00`, court, day), day })),
        ),
      );
    const games = leagueGames(4);
    const most = (slotOf: ReadonlyMap<string, OpenSlot>) => {
      const perDay = new Map<string, number>();
      for (const { id, teams } of games) {
        for (const team of teams) {
          const key = `${team} ${slotOf.get(id)?.day}`;
          perDay.set(key, (perDay.get(key) ?? 0) + 1);
        }
      }
      return Math.max(...perDay.values());
    };
    expect(most(scheduled(assignSlots(games, days(3))))).toBe(1);
    expect(most(scheduled(assignSlots(games, days(1))))).toBe(3);
  });

  it('places 992 games of 32 teams on 8 courts, evenly', () => {
    const games = leagueGames(32, 2);
    const slotOf = scheduled(assignSlots(games, hours(Array(124).fill(8))));
    expect(faults(games, { slotOf })).toEqual([]);
    expect(courtGap(games, slotOf, 8)).toBeLessThanOrEqual(2);
  });

  it.each([1, 2])('evens out the courts for every number of teams and courts, %i leg(s)', (legs) => {
    const gaps: string[] = [];
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16]) {
      const games = leagueGames(count, legs);
      for (let courts = 1; courts <= Math.floor(count / 2); courts += 1) {
        const needed = Math.ceil(games.length / courts);
        for (const offered of count < 9 ? [needed, needed + count] : [needed]) {
          const slotOf = scheduled(assignSlots(games, hours(Array(offered).fill(courts))));
          const gap = courtGap(games, slotOf, courts);
          if (gap > 2) gaps.push(`${count} teams on ${courts} courts: ${gap}`);
        }
      }
    }
    const unavoidable = '4 teams on 2 courts: 3';
    expect(gaps).toEqual(legs === 1 ? [unavoidable, unavoidable] : []);
  });

  it('finds a schedule exactly where one exists: every hour holds its courts, but no more than half the teams', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 13 }),
        fc.integer({ min: 1, max: 2 }),
        fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 60 }),
        (count, legs, courtsAt) => {
          const games = leagueGames(count, legs);
          const room = courtsAt.reduce((sum, courts) => sum + Math.min(courts, Math.floor(count / 2)), 0);
          const answer = assignSlots(games, hours(courtsAt));
          if (room < games.length) {
            expect(answer).toEqual({
              error: 'schedule_impossible',
              needed: games.length,
              available: room,
              shortfall: games.length - room,
            });
          } else {
            expect(faults(games, { slotOf: scheduled(answer) })).toEqual([]);
          }
        },
      ),
      { numRuns: 200, examples: [[6, 1, [3, 3, 1, 1, 3, 4]]] },
    );
  });

  it('uses the last slot when there are exactly as many as games', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 6 })),
        (count, widths) => {
          const games = leagueGames(count);
          const courtsAt: number[] = [];
          for (let left = games.length; left > 0; left -= courtsAt.at(-1)!) {
            courtsAt.push(Math.min(left, Math.floor(count / 2), widths.next().value));
          }
          const slotOf = scheduled(assignSlots(games, hours(courtsAt)));
          expect(faults(games, { slotOf })).toEqual([]);
          expect(new Set([...slotOf.values()].map(({ id }) => id)).size).toBe(games.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is sound on any slots, overlapping or not, around any other bookings', () => {
    const aSlot = fc.record({
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 4 }),
      court: fc.constantFrom('Court 1', 'Court 2', 'Court 3', null),
    });
    const aBooking = fc.record({
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 4 }),
      court: fc.constantFrom('Court 1', 'Court 2', null),
      team: fc.integer({ min: 1, max: 6 }),
    });
    const quarter = 15 * 60_000;
    const interval = ({ from, length }: { from: number; length: number }) => ({
      start: new Date(from * quarter),
      end: new Date((from + length) * quarter),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(aSlot, { maxLength: 60 }),
        fc.array(aBooking, { maxLength: 4 }),
        (count, offered, bookings) => {
          const games = leagueGames(count);
          const slots = offered.map((each, index) => ({
            ...interval(each),
            id: String(index),
            location: each.court === null ? null : 'Hall',
            court: each.court,
          }));
          const occupied = bookings.map((each) => ({
            ...interval(each),
            location: each.court === null ? null : 'Hall',
            court: each.court,
            teams: [`team ${each.team}`],
          }));
          const answer = assignSlots(games, slots, occupied);
          if ('error' in answer) {
            expect(answer.needed - answer.available).toBe(answer.shortfall);
            expect(answer.shortfall).toBeGreaterThan(0);
            return;
          }
          expect(faults(games, answer)).toEqual([]);
          for (const { id, teams } of games) {
            const at = answer.slotOf.get(id)!;
            for (const block of occupied.filter((each) => overlaps(each, at))) {
              expect(teams).not.toContain(block.teams[0]);
              if (block.court !== null) expect(at.court).not.toBe(block.court);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('places as many games as trying every combination does, on crowded courts', () => {
    const hour = 3_600_000;
    const aSlot = fc.record({
      from: fc.integer({ min: 0, max: 7 }),
      length: fc.integer({ min: 2, max: 4 }),
      court: fc.constantFrom('Court 1', 'Court 2'),
    });
    fc.assert(
      fc.property(fc.constantFrom(3, 4), fc.array(aSlot, { maxLength: 7 }), (count, offered) => {
        const games = leagueGames(count);
        const slots = offered.map(({ from, length, court }, index) => ({
          id: String(index),
          start: new Date((from * hour) / 2),
          end: new Date(((from + length) * hour) / 2),
          location: 'Hall',
          court,
        }));
        const answer = assignSlots(games, slots);
        const available = 'error' in answer ? answer.available : games.length;
        expect(available).toBe(mostByTrying(games, slots));
        if (!('error' in answer)) expect(faults(games, answer)).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('answers the same request with the same schedule', () => {
    const ask = () => scheduled(assignSlots(leagueGames(10, 2), hours(Array(30).fill(3))));
    expect([...ask()]).toEqual([...ask()]);
  });
});

/** The most games that can be placed, found by trying everything. */
function mostByTrying(games: readonly GameToPlace[], slots: readonly OpenSlot[]): number {
  const chosen: { game: GameToPlace; at: OpenSlot }[] = [];
  const from = (index: number): number => {
    const game = games[index];
    if (!game) return 0;
    let most = from(index + 1);
    for (const at of slots) {
      if (most === games.length - index) break;
      const stands = chosen.some(
        (other) =>
          overlaps(other.at, at) &&
          (other.at.court === at.court || other.game.teams.some((team) => game.teams.includes(team))),
      );
      if (stands) continue;
      chosen.push({ game, at });
      most = Math.max(most, 1 + from(index + 1));
      chosen.pop();
    }
    return most;
  };
  return from(0);
}
