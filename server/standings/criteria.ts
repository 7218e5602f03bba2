import type { Criterion, StandingsRules } from './presets.ts';
import { addTally, emptyTally, gamesIn, withoutNoise } from './records.ts';
import type { Tally, TeamRecord } from './records.ts';

/**
 * A value to be compared, the greater the better, kept as numerator and positive denominator: a third is never equal
 * to 0.333, and two equal percentages are equal whatever the number of games behind them.
 */
export type Fraction = readonly [numerator: number, denominator: number];

/** All that a criterion may look at. `records` has an entry for every placed team and every opponent of one. */
export type Season = {
  rules: StandingsRules;
  records: ReadonlyMap<string, TeamRecord>;
  seeds: ReadonlyMap<string, number | null>;
};

/** What each team of a tied group is worth; null: the criterion has nothing to say about this group. */
type Strategy = (group: readonly string[], season: Season) => ((team: string) => Fraction) | null;

/**
 * The criteria. "Tied group" is always who is still level at that moment, so the mutual games of a part that split
 * off are the games of that part, under `continue` as under `restart`. Sums are totals of the season, as the row
 * shows them, so that a reader can check the order by hand.
 */
export const criteria: Record<Criterion, Strategy> = {
  /**
   * Points (or win percentage, as the table is ranked) in the games among the tied: FIBA D.1.3, UEFA and La Liga.
   * Where not all of the group have met, such sums compare unlike numbers of games, so only a sweep counts, as in
   * the NFL's wild-card procedure: first is who beat each of the others, last who lost to each of them.
   */
  headToHead: (group, season) => {
    if (leftAside(group, season)) return null;
    if (!allHaveMet(group, season)) return (team) => whole(sweep(team, group, season));
    return (team) => rankingValue(mutualTally(team, group, season), season.rules);
  },

  /** Margins in the games among the tied (FIBA D.1.3, La Liga); skipped where not all have met, for the same reason. */
  headToHeadDifferential: ofMutualGames((tally) => tally.cappedDifferential),

  /** Scored in the games among the tied (FIBA D.1.3, UEFA). */
  headToHeadScored: ofMutualGames((tally) => tally.scored),

  /** Margins of all games, each capped at `maxDifferential`: goal difference (Premier League), run differential. */
  differential: ofAllGames((tally) => tally.cappedDifferential),

  /** Scored in all games (Premier League). */
  scored: ofAllGames((tally) => tally.scored),

  /** Fewest allowed in all games: runs allowed (Little League, USSSA pool play), points allowed (flag football). */
  allowed: ofAllGames((tally) => -tally.allowed),

  /** Most games won (UEFA, FIFA): tells apart teams level on points, or on percentage over unlike numbers of games. */
  wins: ofAllGames((tally) => tally.wins),

  /**
   * Combined percentage of all opponents, each as often as it was met (NFL tiebreaking procedures). Withdrawn
   * opponents are in it with the games they played.
   */
  strengthOfSchedule: (_group, season) => (team) => {
    let halfWins = 0;
    let halves = 0;
    for (const [opponent, meeting] of recordOf(team, season).meetings) {
      const { overall } = recordOf(opponent, season);
      halfWins += gamesIn(meeting) * (2 * overall.wins + overall.ties);
      halves += gamesIn(meeting) * 2 * gamesIn(overall);
    }
    return ratio(halfWins, halves);
  },

  /** The seed given before the season, lowest first; unseeded teams come after all seeded ones. */
  seed: (_group, season) => (team) => whole(-(season.seeds.get(team) ?? Number.MAX_SAFE_INTEGER)),
};

/** What the table is ranked by, of all games or of the games among some. Without games, the percentage is 0. */
export function rankingValue(tally: Tally, rules: StandingsRules): Fraction {
  return rules.rankBy === 'points'
    ? whole(tablePoints(tally, rules))
    : ratio(2 * tally.wins + tally.ties, 2 * gamesIn(tally));
}

/** Table points: a forfeit earns the forfeit's points in place of a loss's. */
export function tablePoints(tally: Tally, { points }: StandingsRules): number {
  return withoutNoise(
    tally.wins * points.win +
      tally.ties * points.tie +
      (tally.losses - tally.forfeits) * points.loss +
      tally.forfeits * points.forfeit,
  );
}

/** Greater first. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return b[0] * a[1] - a[0] * b[1];
}

function ofAllGames(value: (tally: Tally) => number): Strategy {
  return (_group, season) => (team) => whole(value(recordOf(team, season).overall));
}

function ofMutualGames(value: (tally: Tally) => number): Strategy {
  return (group, season) =>
    leftAside(group, season) || !allHaveMet(group, season)
      ? null
      : (team) => whole(value(mutualTally(team, group, season)));
}

function leftAside(group: readonly string[], { rules }: Season): boolean {
  return rules.headToHead === 'twoTeamsOnly' && group.length > 2;
}

function allHaveMet(group: readonly string[], season: Season): boolean {
  return group.every((team) => {
    const { meetings } = recordOf(team, season);
    return group.every((other) => other === team || meetings.has(other));
  });
}

function mutualTally(team: string, group: readonly string[], season: Season): Tally {
  const { meetings } = recordOf(team, season);
  const sum = emptyTally();
  for (const other of group) {
    const meeting = meetings.get(other);
    if (meeting) addTally(sum, meeting);
  }
  return sum;
}

/** 1: won every game against each of the others, having met them all; -1: lost every one; 0: neither. */
function sweep(team: string, group: readonly string[], season: Season): number {
  const { meetings } = recordOf(team, season);
  const others = group.filter((other) => other !== team).map((other) => meetings.get(other));
  if (others.every((meeting) => meeting !== undefined && meeting.wins === gamesIn(meeting))) return 1;
  if (others.every((meeting) => meeting !== undefined && meeting.losses === gamesIn(meeting))) return -1;
  return 0;
}

function recordOf(team: string, { records }: Season): TeamRecord {
  const record = records.get(team);
  if (!record) throw new Error(`No record of team ${team}`);
  return record;
}

function whole(value: number): Fraction {
  return [value, 1];
}

function ratio(numerator: number, denominator: number): Fraction {
  return denominator === 0 ? [0, 1] : [numerator, denominator];
}
