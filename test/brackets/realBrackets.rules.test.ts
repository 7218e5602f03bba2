import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isPlayable } from '../../server/brackets/advance.ts';
import type { BracketGame } from '../../server/brackets/advance.ts';
import { places } from '../../server/brackets/places.ts';
import { aBracket, gameOf, score } from './aBracket.ts';

type SeedAndScore = [seed: number, score: number];
interface RealBracket {
  year: number;
  region: number;
  seeds: string[];
  rounds: [SeedAndScore, SeedAndScore][][];
}

const { brackets } = JSON.parse(
  readFileSync(new URL('../data/knockout-brackets-16.json', import.meta.url), 'utf8'),
) as { brackets: RealBracket[] };

const pairing = (teams: readonly (string | null)[]) => [...teams].sort().join(' v ');

/** What each pair of teams scored; in a knockout a pair meets once. */
function resultsOf(real: RealBracket) {
  const results = new Map<string, Map<string, number>>();
  for (const game of real.rounds.flat()) {
    const scores = new Map(game.map(([seed, points]) => [real.seeds[seed - 1]!, points]));
    results.set(pairing([...scores.keys()]), scores);
  }
  return results;
}

function enter(bracket: BracketGame[], id: string, results: ReturnType<typeof resultsOf>) {
  const { homeTeam, awayTeam } = gameOf(bracket, id);
  const scores = results.get(pairing([homeTeam, awayTeam]));
  if (!scores) throw new Error(`${homeTeam} never met ${awayTeam}`);
  return score(bracket, id, scores.get(homeTeam!)!, scores.get(awayTeam!)!);
}

/** All scores, each as soon as some order of play allows it. */
function played(real: RealBracket, choose: (count: number) => number) {
  const results = resultsOf(real);
  let bracket = aBracket('playoffs', 16, real.seeds);
  for (;;) {
    const open = bracket.filter((game) => isPlayable(game) && game.homeScore === null);
    const next = open[choose(open.length)];
    if (!next) return bracket;
    bracket = enter(bracket, next.id, results);
  }
}

const championOf = (real: RealBracket) => {
  const [one, other] = real.rounds.at(-1)![0]!;
  return real.seeds[(one[1] > other[1] ? one : other)[0] - 1];
};

describe('real knockout brackets of 16', () => {
  it('are forty', () => expect(brackets).toHaveLength(40));

  it.each(brackets)('$year region $region: every pairing and the champion, in any order of play', (real) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 16, maxLength: 16 }), (choices) => {
        let turn = 0;
        const bracket = played(real, (count) => (count === 0 ? 0 : choices[turn++ % 16]! % count));
        const roundSizes = [8, 4, 2, 1];
        let from = 0;
        real.rounds.forEach((round, index) => {
          const games = bracket.slice(from, (from += roundSizes[index]!));
          expect(games.map((game) => pairing([game.homeTeam, game.awayTeam])).sort()).toEqual(
            round.map((game) => pairing(game.map(([seed]) => real.seeds[seed - 1]!))).sort(),
          );
        });
        expect(places(bracket)[0]).toEqual({ place: 1, team: championOf(real) });
      }),
      { numRuns: 5 },
    );
  });

  it.each(brackets)(
    '$year region $region: a first-round score flipped and restored ends as before',
    (real) => {
      const results = resultsOf(real);
      const end = played(real, () => 0);
      for (const { id, homeTeam, homeScore, awayScore } of end.slice(0, 8)) {
        let bracket = score(end, id, awayScore!, homeScore!);
        const isUpset = homeScore! < awayScore!;
        expect(
          bracket
            .slice(8)
            .flatMap((game) => [game.homeTeam, game.awayTeam])
            .includes(homeTeam),
        ).toBe(isUpset);
        bracket = score(bracket, id, homeScore!, awayScore!);
        // Whoever met the flipped team lost that score with it; the same scores again lead back.
        for (const game of bracket) {
          const now = gameOf(bracket, game.id);
          if (isPlayable(now) && now.homeScore === null) bracket = enter(bracket, game.id, results);
        }
        expect(bracket).toEqual(end);
      }
    },
  );
});
