import { tablePoints } from './criteria.ts';
import type { Criterion, StandingsRules } from './presets.ts';
import { emptyTally, gamesIn, recordsOf, withoutNoise } from './records.ts';
import type { Result, StandingsGame, StandingsTeam, Tally } from './records.ts';
import { placesOf } from './tiebreak.ts';

/**
 * One line of the table.
 *
 * - `winPct` is 0-1 to three decimals, a tie half a win, 0 without games.
 * - `pointsFor`, `pointsAgainst` and `pointDifferential` are scores, never capped; `points` are table points.
 * - `gamesBack` is ((W-L of the first row) - (own W-L)) / 2, in the order of the table: it may be negative where the
 *   table isn't ranked by it.
 * - `streak` is `W3`, `L1`, `T2` or empty; records are wins-losses-ties, `3-1-0`.
 * - `tiebreaker` names the criterion that separated the row from those it was level with on `rankBy`; null where none
 *   was needed and where the rank is shared.
 */
export type StandingsRow = {
  team: string;
  name: string;
  rank: number;
  gamesPlayed: number;
  wins: number;
  losses: number;
  ties: number;
  points: number;
  winPct: number;
  pointsFor: number;
  pointsAgainst: number;
  pointDifferential: number;
  gamesBack: number;
  streak: string;
  homeRecord: string;
  awayRecord: string;
  tiebreaker: Criterion | null;
};

/**
 * The table of a division: one row for each of `teams`, by rank; teams equal in everything share a rank (1, 2, 2, 4)
 * and stand by name, then `_id`. A function of the set of games: their order means nothing, and games that don't
 * count (see recordsOf) change nothing. Results against teams outside `teams` count for the team inside. Never throws.
 */
export function standings(
  teams: readonly StandingsTeam[],
  games: readonly StandingsGame[],
  rules: StandingsRules,
): StandingsRow[] {
  const byId = new Map(teams.map((team) => [team._id, team]));
  const records = recordsOf([...byId.keys()], games, rules.maxDifferential);
  const seeds = new Map(teams.map((team) => [team._id, team.seed]));
  const places = placesOf([...byId.keys()], { rules, records, seeds });

  const rows: StandingsRow[] = [];
  let rank = 1;
  for (const place of places) {
    const sharing = place.teams.flatMap((id) => byId.get(id) ?? []).sort(byName);
    for (const team of sharing) {
      const record = records.get(team._id);
      const overall = record?.overall ?? emptyTally();
      rows.push({
        team: team._id,
        name: team.name,
        rank,
        gamesPlayed: gamesIn(overall),
        wins: overall.wins,
        losses: overall.losses,
        ties: overall.ties,
        points: tablePoints(overall, rules),
        winPct: winPct(overall),
        pointsFor: overall.scored,
        pointsAgainst: overall.allowed,
        pointDifferential: withoutNoise(overall.scored - overall.allowed),
        gamesBack: 0,
        streak: streak(record?.results ?? []),
        homeRecord: winsLossesTies(record?.home ?? emptyTally()),
        awayRecord: winsLossesTies(record?.away ?? emptyTally()),
        tiebreaker: place.separatedBy,
      });
    }
    rank += sharing.length;
  }
  const leader = rows[0];
  if (leader) for (const row of rows) row.gamesBack = gamesBehind(leader, row);
  return rows;
}

type WinsAndLosses = { wins: number; losses: number };

function gamesBehind(leader: WinsAndLosses, own: WinsAndLosses): number {
  return (leader.wins - leader.losses - (own.wins - own.losses)) / 2;
}

function winPct(tally: Tally): number {
  const games = gamesIn(tally);
  return games === 0 ? 0 : Math.round(((2 * tally.wins + tally.ties) * 1000) / (2 * games)) / 1000;
}

function streak(results: readonly Result[]): string {
  const latest = results.at(-1);
  if (latest === undefined) return '';
  const earlier = results.findLastIndex((result) => result !== latest);
  return `${latest}${results.length - 1 - earlier}`;
}

function winsLossesTies(tally: Tally): string {
  return `${tally.wins}-${tally.losses}-${tally.ties}`;
}

// One fixed locale: the order must not depend on the machine. Numeric, so that Team 2 stands before Team 10.
const names = new Intl.Collator('en', { numeric: true });

function byName(a: StandingsTeam, b: StandingsTeam): number {
  return names.compare(a.name, b.name) || (a._id < b._id ? -1 : 1);
}
