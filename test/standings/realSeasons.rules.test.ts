import fc from 'fast-check';
import { standingsRules } from '../../server/standings/presets.ts';
import { standings } from '../../server/standings/table.ts';
import laLiga from '../data/la-liga-2022-23.json' with { type: 'json' };
import premierLeague from '../data/premier-league-2018-19.json' with { type: 'json' };
import { aGame, aTeam, namesIn, rowOf } from './aSeason.ts';
import type { StandingsGame } from '../../server/standings/records.ts';

type Season = typeof laLiga;

function gamesOf(season: Season): StandingsGame[] {
  return season.games.map(({ date, time, home, away, homeScore, awayScore }, index) => ({
    ...aGame('Home v Away'),
    _id: String(index).padStart(3, '0'),
    date: new Date(`${date}T${time}:00Z`),
    homeTeam: home,
    awayTeam: away,
    homeScore,
    awayScore,
  }));
}

const mutualGamesFirst = ['headToHead', 'headToHeadDifferential', 'differential', 'scored'];

describe.each([
  ['the Premier League of 2018/19 by the defaults of soccer', premierLeague, undefined],
  ['La Liga of 2022/23 by its mutual games, starting again', laLiga, mutualGamesFirst],
  [
    'La Liga of 2022/23 by its mutual games, going on',
    laLiga,
    { order: mutualGamesFirst, multiTeam: 'continue' },
  ],
])('%s', (_name, season, tiebreakers) => {
  const teams = season.teams.map((name) => aTeam(name));
  const games = gamesOf(season);
  const rules = standingsRules('soccer', tiebreakers);
  const table = standings(teams, games, rules);

  it('ends in the official order, no place shared', () => {
    expect(namesIn(table)).toEqual(season.finalTable);
    expect(table.map((row) => row.rank)).toEqual(season.finalTable.map((_team, index) => index + 1));
  });

  it('ends the same however the results came in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(games, { minLength: games.length }), (shuffled) => {
        expect(standings([...teams].reverse(), shuffled, rules)).toEqual(table);
      }),
      { numRuns: 20 },
    );
  });
});

it('has Manchester City champions with 98 points and a goal difference of 72', () => {
  const teams = premierLeague.teams.map((name) => aTeam(name));
  const table = standings(teams, gamesOf(premierLeague), standingsRules('soccer', undefined));
  expect(rowOf(table, 'Manchester City')).toMatchObject({
    ...{ rank: 1, gamesPlayed: 38, wins: 32, losses: 4, ties: 2, points: 98, winPct: 0.868 },
    ...{ pointsFor: 95, pointsAgainst: 23, pointDifferential: 72, streak: 'W14', homeRecord: '18-1-0' },
    ...{ awayRecord: '14-3-2', gamesBack: 0, tiebreaker: null },
  });
});

it('would have Sevilla before Girona and Valencia before Cádiz, were it not for the mutual games', () => {
  const teams = laLiga.teams.map((name) => aTeam(name));
  const byGoals = namesIn(standings(teams, gamesOf(laLiga), standingsRules('soccer', undefined)));
  expect(byGoals).not.toEqual(laLiga.finalTable);
  expect(byGoals.indexOf('Valencia CF')).toBeLessThan(byGoals.indexOf('Cádiz CF'));
});
