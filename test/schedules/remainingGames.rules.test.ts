import fc from 'fast-check';
import { remainingGames as parted } from '../../server/schedules/remainingGames.ts';
import { roundRobin, type Pairing } from '../../server/schedules/roundRobin.ts';

const remainingGames = (rounds: Pairing[][], standing: Pairing[]) => parted(rounds, standing).toPlay;

const teams = (n: number) => Array.from({ length: n }, (_, index) => `team ${index}`);
const pair = ({ home, away }: { home: string; away: string }) => [home, away].sort().join(' - ');

const tally = (games: readonly { home: string; away: string }[]) => {
  const met = new Map<string, number>();
  for (const game of games) met.set(pair(game), (met.get(pair(game)) ?? 0) + 1);
  return met;
};

describe('what is left of a round robin', () => {
  it('is all of it before a game is played, and nothing after the last', () => {
    const rounds = roundRobin(teams(5), 2);
    expect(remainingGames(rounds, [])).toHaveLength(20);
    expect(remainingGames(rounds, rounds.flat())).toEqual([]);
  });

  it('is the return game, once the first leg has been played', () => {
    const [home, away] = teams(2) as [string, string];
    expect(remainingGames(roundRobin([home, away], 2), [{ home, away }])).toEqual([
      expect.objectContaining({ home: away, away: home }),
    ]);
  });

  it('counts a game that was played at the other side’s place', () => {
    const rounds = roundRobin(teams(4), 1);
    const turned = rounds.flat().map(({ home, away }) => ({ home: away, away: home }));
    expect(remainingGames(rounds, turned)).toEqual([]);
  });

  it('makes each pair meet as often as the legs say, whatever has been played', () => {
    const anyTeam = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.tuple(anyTeam, anyTeam), { maxLength: 30 }),
        (count, legs, sides) => {
          const standing = sides
            .filter(([one, two]) => one !== two && one < count && two < count)
            .map(([one, two]) => ({ home: `team ${one}`, away: `team ${two}` }));
          const rounds = roundRobin(teams(count), legs);
          const met = tally([...standing, ...remainingGames(rounds, standing)]);
          const already = tally(standing);
          for (const name of tally(rounds.flat()).keys()) {
            expect(met.get(name)).toBe(Math.max(legs, already.get(name) ?? 0));
          }
        },
      ),
    );
  });
});
