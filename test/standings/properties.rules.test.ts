import fc from 'fast-check';
import { standingsRules } from '../../server/standings/presets.ts';
import { standings } from '../../server/standings/table.ts';
import { aGame } from './aSeason.ts';
import type { Criterion, StandingsRules } from '../../server/standings/presets.ts';
import type { StandingsRow } from '../../server/standings/table.ts';
import type { StandingsGame, StandingsTeam } from '../../server/standings/records.ts';

const everyCriterion: Criterion[] = [
  ...(['headToHead', 'headToHeadDifferential', 'headToHeadScored', 'differential', 'scored'] as const),
  ...(['allowed', 'wins', 'strengthOfSchedule', 'seed'] as const),
];

const names = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes'];
const score = fc.integer({ min: 0, max: 4 });
const someTeam = fc.constantFrom(...names);

const someTeams: fc.Arbitrary<StandingsTeam[]> = fc
  .array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }), {
    minLength: names.length,
    maxLength: names.length,
  })
  .map((seeds) => names.map((name, index) => ({ _id: name, name, seed: seeds[index] ?? null })));

const countingGame = fc.record({
  homeTeam: someTeam,
  awayTeam: someTeam,
  homeScore: score,
  awayScore: score,
  forfeitedBy: fc.option(fc.constantFrom('home' as const, 'away' as const, 'both' as const), {
    nil: null,
    freq: 6,
  }),
  date: fc.integer({ min: 1, max: 9 }).map((day) => new Date(Date.UTC(2026, 2, day))),
});

// Few days and low scores on purpose: what is to be seen is many ties, and games at the same moment.
const someGames: fc.Arbitrary<StandingsGame[]> = fc
  .array(countingGame, { maxLength: 30 })
  .map((games) =>
    games
      .filter((game) => game.homeTeam !== game.awayTeam)
      .map((game, index) => aGame('Home v Away', { ...game, _id: `game ${index}` })),
  );

const someRules: fc.Arbitrary<StandingsRules> = fc
  .record({
    sport: fc.constantFrom('basketball', 'football', 'baseball', 'soccer', 'racket'),
    rankBy: fc.constantFrom('winPct', 'points'),
    order: fc.shuffledSubarray(everyCriterion),
    maxDifferential: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    multiTeam: fc.constantFrom('restart', 'continue'),
    headToHead: fc.constantFrom('all', 'twoTeamsOnly'),
  })
  .map(({ sport, ...tiebreakers }) => standingsRules(sport, tiebreakers));

describe('every table', () => {
  it('is the same in whatever order teams and games are listed', () => {
    const season = fc.tuple(someTeams, someGames, someRules).chain(([teams, games, rules]) =>
      fc.record({
        teams: fc.constant(teams),
        games: fc.constant(games),
        rules: fc.constant(rules),
        otherTeams: fc.shuffledSubarray(teams, { minLength: teams.length }),
        otherGames: fc.shuffledSubarray(games, { minLength: games.length }),
      }),
    );
    fc.assert(
      fc.property(season, ({ teams, games, rules, otherTeams, otherGames }) => {
        expect(standings(otherTeams, otherGames, rules)).toEqual(standings(teams, games, rules));
      }),
    );
  });

  it('is unchanged by a game that does not count', () => {
    const withoutScore = fc.constantFrom<Partial<StandingsGame>>(
      { homeScore: null, awayScore: null, forfeitedBy: null },
      { homeScore: null, forfeitedBy: null },
      { isCancelled: true },
      { isBye: true },
      { playoffRound: 'semifinal' },
      { isPlayoff: true },
      { awayTeam: null },
    );
    const extra = fc
      .tuple(countingGame, withoutScore)
      .map(([game, why]) => aGame('Home v Away', { ...game, ...why, _id: 'one more' }));
    fc.assert(
      fc.property(someTeams, someGames, someRules, extra, (teams, games, rules, game) => {
        expect(standings(teams, [...games, game], rules)).toEqual(standings(teams, games, rules));
      }),
    );
  });

  it('adds up: every win is a loss but for double forfeits, every point for a point against', () => {
    fc.assert(
      fc.property(someTeams, someGames, someRules, (teams, games, rules) => {
        const table = standings(teams, games, rules);
        const total = (of: (row: (typeof table)[number]) => number) =>
          table.reduce((sum, row) => sum + of(row), 0);
        for (const row of table) expect(row.wins + row.losses + row.ties).toBe(row.gamesPlayed);
        expect(total((row) => row.gamesPlayed)).toBe(2 * games.length);
        const doubleForfeits = games.filter((game) => game.forfeitedBy === 'both').length;
        expect(total((row) => row.losses)).toBe(total((row) => row.wins) + 2 * doubleForfeits);
        expect(total((row) => row.pointDifferential)).toBe(0);
        expect(total((row) => row.pointsFor)).toBe(total((row) => row.pointsAgainst));
      }),
    );
  });

  it('has a row for each team and ranks as in any competition: one more than the teams ahead', () => {
    fc.assert(
      fc.property(someTeams, someGames, someRules, (teams, games, rules) => {
        const table = standings(teams, games, rules);
        expect(table.map((row) => row.team).sort()).toEqual(teams.map((team) => team._id).sort());
        table.forEach((row, index) => {
          const ahead = table.filter((other) => other.rank < row.rank).length;
          expect(row.rank).toBe(ahead + 1);
          expect(table[index - 1]?.rank ?? 0).toBeLessThanOrEqual(row.rank);
        });
      }),
    );
  });

  it('is in the order of what it is ranked by, and names a tiebreaker only between level teams', () => {
    fc.assert(
      fc.property(someTeams, someGames, someRules, (teams, games, rules) => {
        const table = standings(teams, games, rules);
        table.forEach((row, index) => {
          const next = table[index + 1];
          if (next) expect(row[rules.rankBy]).toBeGreaterThanOrEqual(next[rules.rankBy]);
          const level = table.filter((other) => areLevel(row, other, rules.rankBy));
          const sharing = table.filter((other) => other.rank === row.rank);
          if (level.length === 1 || sharing.length > 1) expect(row.tiebreaker).toBeNull();
          else expect(rules.order).toContain(row.tiebreaker);
        });
      }),
    );
  });

  it('puts the winner of the mutual games ahead of one other team level with it', () => {
    fc.assert(
      fc.property(someTeams, someGames, (teams, games) => {
        const table = standings(teams, games, standingsRules('basketball', undefined));
        for (const row of table) {
          const level = table.filter((other) => areLevel(row, other, 'winPct'));
          const [first, second] = level;
          if (level.length !== 2 || !first || !second) continue;
          expect(mutualWins(games, first.team, second.team)).toBeGreaterThanOrEqual(
            mutualWins(games, second.team, first.team),
          );
        }
      }),
    );
  });
});

/** Percentages exactly, as the rounded ones of a row may meet by chance. */
function areLevel(a: StandingsRow, b: StandingsRow, rankBy: 'winPct' | 'points'): boolean {
  if (rankBy === 'points') return a.points === b.points;
  const halfWins = (row: StandingsRow) => 2 * row.wins + row.ties;
  return halfWins(a) * Math.max(1, b.gamesPlayed) === halfWins(b) * Math.max(1, a.gamesPlayed);
}

function mutualWins(games: readonly StandingsGame[], team: string, opponent: string): number {
  return games.filter((game) => {
    const home = game.homeTeam === team && game.awayTeam === opponent;
    const away = game.awayTeam === team && game.homeTeam === opponent;
    if (!home && !away) return false;
    if (game.forfeitedBy !== null) return game.forfeitedBy === (home ? 'away' : 'home');
    const margin = (game.homeScore ?? 0) - (game.awayScore ?? 0);
    return home ? margin > 0 : margin < 0;
  }).length;
}
