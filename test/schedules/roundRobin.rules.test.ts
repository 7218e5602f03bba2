import fc from 'fast-check';
import { roundRobin } from '../../server/schedules/roundRobin.ts';
import { teams } from './aLeague.ts';

const homeGames = (rounds: ReturnType<typeof roundRobin>, team: string) =>
  rounds.flat().filter((game) => game.home === team).length;
const awayGames = (rounds: ReturnType<typeof roundRobin>, team: string) =>
  rounds.flat().filter((game) => game.away === team).length;

describe('a round robin', () => {
  it('of five teams has ten games, and none has an empty side', () => {
    const rounds = roundRobin(teams(5), 1);
    expect(rounds.map((round) => round.length)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(rounds.flat().flatMap((game) => [game.home, game.away]))).toEqual(new Set(teams(5)));
  });

  it('of twelve teams in two legs gives every team 5 or 6 home games in the first leg, 11 in all', () => {
    const rounds = roundRobin(teams(12), 2);
    for (const team of teams(12)) {
      expect([5, 6]).toContain(homeGames(rounds.slice(0, 11), team));
      expect(homeGames(rounds, team)).toBe(11);
    }
  });

  it('of two teams is one game a leg, at either home', () => {
    expect(roundRobin(['A', 'B'], 2)).toEqual([[{ home: 'A', away: 'B' }], [{ home: 'B', away: 'A' }]]);
  });

  it('of one team or none has no rounds', () => {
    expect(roundRobin(['A'], 1)).toEqual([]);
    expect(roundRobin([], 2)).toEqual([]);
  });

  it('is complete and fair for any number of teams and legs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 3 }), (count, legs) => {
        const names = teams(count);
        const rounds = roundRobin(names, legs);
        const perLeg = count % 2 === 0 ? count - 1 : count;
        expect(rounds).toHaveLength(perLeg * legs);
        for (const round of rounds) {
          const playing = round.flatMap((game) => [game.home, game.away]);
          expect(playing).toHaveLength(2 * Math.floor(count / 2));
          expect(new Set(playing).size).toBe(playing.length);
        }
        for (let leg = 0; leg < legs; leg += 1) {
          const games = rounds.slice(leg * perLeg, (leg + 1) * perLeg);
          const meetings = games.flat().map((game) => [game.home, game.away].sort().join());
          expect(new Set(meetings).size).toBe((count * (count - 1)) / 2);
          expect(meetings).toHaveLength((count * (count - 1)) / 2);
          for (const team of names) {
            const gap = Math.abs(homeGames(games, team) - awayGames(games, team));
            expect(gap).toBe(count % 2 === 0 ? 1 : 0);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('swaps the sides in the second leg, round by round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), (count) => {
        const rounds = roundRobin(teams(count), 2);
        const half = rounds.length / 2;
        expect(rounds.slice(half)).toEqual(
          rounds.slice(0, half).map((round) => round.map(({ home, away }) => ({ home: away, away: home }))),
        );
      }),
    );
  });

  it('never sends a team through three games in a row at home or away', () => {
    for (let count = 3; count <= 24; count += 1) {
      const rounds = roundRobin(teams(count), 1);
      for (const team of teams(count)) {
        const run = rounds
          .flat()
          .flatMap((game) => (game.home === team ? 'H' : game.away === team ? 'A' : ''))
          .join('');
        expect(run).not.toMatch(/HHH|AAA/);
      }
    }
  });
});
