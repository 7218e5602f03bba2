import { places } from '../../server/brackets/places.ts';
import { seedBracket } from '../../server/brackets/seeding.ts';
import type { BracketFormat, BracketSize } from '../../server/brackets/shapes.ts';
import { isPlayable } from '../../server/brackets/advance.ts';
import { aBracket, score, seededGames, seeds, sides } from './aBracket.ts';

const everyBracket = (
  [
    ['playoffs', 2],
    ['playoffs', 4],
    ['playoffs', 8],
    ['playoffs', 16],
    ['playoffs', 32],
    ['playoffs_consolation', 4],
    ['playoffs_consolation', 8],
  ] satisfies [BracketFormat, BracketSize][]
).flatMap(([format, size]) =>
  Array.from({ length: size - 1 }, (_, index) => [format, size, index + 2] as const),
);

describe('seeding a bracket', () => {
  it('gives the byes of eleven teams in a bracket of 16 to seeds 1-5, and nobody has two', () => {
    const games = seededGames('playoffs', 16, 11);
    const byes = games.filter((game) => game.isBye);
    expect(byes.map((game) => game.homeTeam).sort()).toEqual(['#1', '#2', '#3', '#4', '#5']);
    expect(byes.every((game) => game.gameLabel === 'Round of 16' && game.awayTeam === null)).toBe(true);
    const bracket = aBracket('playoffs', 16, 11);
    expect(sides(bracket, 'round_of_16_1')).toBe('#1 - Bye');
    expect(sides(bracket, 'quarterfinal_1')).toBe('#1 - Winner of Round of 16 Game 2');
    expect(sides(bracket, 'quarterfinal_2')).toBe('#4 - #5');
  });

  it('refuses fewer than two teams, more than the size, and consolation where there is none', () => {
    expect(seedBracket('playoffs', 8, [])).toEqual({ error: 'too_few_teams' });
    expect(seedBracket('playoffs', 8, ['#1'])).toEqual({ error: 'too_few_teams' });
    expect(seedBracket('playoffs', 4, seeds(5))).toEqual({ error: 'too_many_teams' });
    expect(seedBracket('playoffs_consolation', 16, seeds(16))).toEqual({
      error: 'consolation_not_available',
    });
    expect(seedBracket('playoffs_consolation', 2, seeds(2))).toEqual({ error: 'consolation_not_available' });
  });

  it('plays five teams that asked for 16 in a bracket of 8', () => {
    const bracket = seedBracket('playoffs', 16, seeds(5));
    expect(bracket).toMatchObject({ size: 8 });
    expect(seededGames('playoffs', 16, 5)).toEqual(seededGames('playoffs', 8, 5));
  });

  it('gives six teams with consolation byes instead of games against nobody', () => {
    const bracket = aBracket('playoffs_consolation', 8, 6);
    expect(bracket.map((game) => game.id)).not.toContain('seventh_place');
    expect(sides(bracket, 'consolation_semifinal_1')).toBe('Bye - Loser of Quarterfinal 2');
    const quarterfinals = score(score(bracket, 'quarterfinal_2', 3, 1), 'quarterfinal_4', 0, 2);
    expect(sides(quarterfinals, 'fifth_place')).toBe('#5 - #3');
  });

  it.each(everyBracket)(
    '%s of %i with %i teams: top seeds have the byes, never bye against bye',
    (format, size, n) => {
      const bracket = aBracket(format, size, n);
      const byes = bracket.filter((game) => game.isBye && !game.homeFrom && !game.awayFrom);
      const first = bracket.filter((game) => !game.homeFrom && !game.awayFrom);
      expect(byes.map((game) => game.homeTeam).sort()).toEqual(seeds(first.length * 2 - n).sort());
      expect(
        first
          .flatMap((game) => [game.homeTeam, game.awayTeam])
          .filter(Boolean)
          .sort(),
      ).toEqual(seeds(n).sort());
      expect(first.length * 2 === 2 || n > first.length).toBe(true);
      for (const game of bracket) {
        const empty = [game.homeTeamPlaceholder, game.awayTeamPlaceholder].filter((side) => side === 'Bye');
        expect(empty.length).toBe(game.isBye ? 1 : 0);
      }
    },
  );

  it.each(everyBracket)(
    '%s of %i with %i teams plays to its end, every decided place another team',
    (format, size, n) => {
      let bracket = aBracket(format, size, n);
      let played = 0;
      for (const { id } of bracket) {
        const game = bracket.find((candidate) => candidate.id === id);
        if (!game || !isPlayable(game)) continue;
        bracket = score(bracket, id, (played * 7) % 10, (played * 3 + 1) % 10);
        const now = bracket.find((candidate) => candidate.id === id)!;
        if (now.homeScore === now.awayScore) bracket = score(bracket, id, 1, 0);
        played += 1;
      }
      const waiting = bracket.filter((game) =>
        /of/.test(`${game.homeTeamPlaceholder}${game.awayTeamPlaceholder}`),
      );
      expect(waiting).toEqual([]);
      if (format === 'playoffs') expect(played).toBe(n - 1);
      const decided = places(bracket);
      const expected = format === 'playoffs' ? 2 : n;
      expect(decided.map(({ place }) => place)).toEqual(
        Array.from({ length: expected }, (_, index) => index + 1),
      );
      expect(new Set(decided.map(({ team }) => team)).size).toBe(expected);
    },
  );
});
