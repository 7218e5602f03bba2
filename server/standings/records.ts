/** A placed team. Withdrawn teams have no place in the table, so they are never passed. */
export type StandingsTeam = { _id: string; name: string; seed: number | null };

/** One game of the division, played or not. `isPlayoff` marks bracket games of rounds that have no `playoffRound`. */
export type StandingsGame = {
  _id: string;
  date: Date;
  homeTeam: string | null;
  awayTeam: string | null;
  homeScore: number | null;
  awayScore: number | null;
  forfeitedBy: 'home' | 'away' | 'both' | null;
  isCancelled: boolean;
  isBye: boolean;
  playoffRound: string | null;
  isPlayoff?: boolean;
};

export type Result = 'W' | 'L' | 'T';

/** Sums over some of a team's games. `forfeits` are those of the `losses` that the team gave away itself. */
export type Tally = {
  wins: number;
  losses: number;
  ties: number;
  forfeits: number;
  scored: number;
  allowed: number;
  /** Margins, each game's capped at the rules' `maxDifferential`. */
  cappedDifferential: number;
};

export type TeamRecord = {
  overall: Tally;
  home: Tally;
  away: Tally;
  /** By opponent: the index that every head-to-head criterion reads. */
  meetings: Map<string, Tally>;
  /** Newest last. */
  results: Result[];
};

/**
 * Every team's record, counted afresh from the games: nothing is ever incremented, so a score may be corrected or
 * cleared any number of times.
 *
 * Opponents that are not among `teamIds` (withdrawn ones) get a record too: the placed teams keep those results, and
 * strength of schedule needs the opponent's side of them. A game counts once whatever the number of times it is
 * listed, and games are taken by date, then `_id`, so that the order of `games` means nothing.
 */
export function recordsOf(
  teamIds: readonly string[],
  games: readonly StandingsGame[],
  maxDifferential: number | null,
): Map<string, TeamRecord> {
  const records = new Map(teamIds.map((id) => [id, emptyRecord()]));
  const counted = new Map<string, Counted>();
  for (const game of games) if (counts(game)) counted.set(game._id, game);
  for (const game of [...counted.values()].sort(byDate)) {
    const home = sideOf(game, 'home');
    const away = sideOf(game, 'away');
    enter(records, game.homeTeam, 'home', game.awayTeam, home, maxDifferential);
    enter(records, game.awayTeam, 'away', game.homeTeam, away, maxDifferential);
  }
  return records;
}

export function emptyTally(): Tally {
  return { wins: 0, losses: 0, ties: 0, forfeits: 0, scored: 0, allowed: 0, cappedDifferential: 0 };
}

export function addTally(sum: Tally, other: Tally): void {
  sum.wins += other.wins;
  sum.losses += other.losses;
  sum.ties += other.ties;
  sum.forfeits += other.forfeits;
  sum.scored = withoutNoise(sum.scored + other.scored);
  sum.allowed = withoutNoise(sum.allowed + other.allowed);
  sum.cappedDifferential = withoutNoise(sum.cappedDifferential + other.cappedDifferential);
}

export function gamesIn(tally: Tally): number {
  return tally.wins + tally.losses + tally.ties;
}

/** Scores and points with decimals (a judge's 9.75, half a point a tie) must compare as written, not as binary. */
export function withoutNoise(value: number): number {
  return Math.round(value * 1000) / 1000;
}

type Counted = StandingsGame & { homeTeam: string; awayTeam: string };

/**
 * A game counts when both scores are set or somebody forfeited, and it is no cancelled, bye or playoff
 * game. An unscored game is not a 0-0 draw; a slot still empty is nobody's result.
 */
function counts(game: StandingsGame): game is Counted {
  if (game.isCancelled || game.isBye || game.isPlayoff || game.playoffRound) return false;
  if (game.homeTeam === null || game.awayTeam === null || game.homeTeam === game.awayTeam) return false;
  return game.forfeitedBy !== null || (game.homeScore !== null && game.awayScore !== null);
}

type Side = { result: Result; forfeited: boolean; scored: number; allowed: number };

/**
 * A forfeit is a loss of the side that forfeits and a win of the other, a double forfeit two losses, whatever the
 * scores say; scores that were given with it still count as scored and allowed.
 */
function sideOf(game: Counted, side: 'home' | 'away'): Side {
  const homeScore = game.homeScore ?? 0;
  const awayScore = game.awayScore ?? 0;
  const [scored, allowed] = side === 'home' ? [homeScore, awayScore] : [awayScore, homeScore];
  if (game.forfeitedBy !== null) {
    const forfeited = game.forfeitedBy === 'both' || game.forfeitedBy === side;
    return { result: forfeited ? 'L' : 'W', forfeited, scored, allowed };
  }
  return { result: scored > allowed ? 'W' : scored < allowed ? 'L' : 'T', forfeited: false, scored, allowed };
}

function enter(
  records: Map<string, TeamRecord>,
  team: string,
  venue: 'home' | 'away',
  opponent: string,
  side: Side,
  maxDifferential: number | null,
): void {
  const record = found(records, team, emptyRecord);
  const limit = maxDifferential ?? Infinity;
  const game: Tally = {
    wins: side.result === 'W' ? 1 : 0,
    losses: side.result === 'L' ? 1 : 0,
    ties: side.result === 'T' ? 1 : 0,
    forfeits: side.forfeited ? 1 : 0,
    scored: side.scored,
    allowed: side.allowed,
    cappedDifferential: Math.max(-limit, Math.min(limit, side.scored - side.allowed)),
  };
  addTally(record.overall, game);
  addTally(record[venue], game);
  addTally(found(record.meetings, opponent, emptyTally), game);
  record.results.push(side.result);
}

function found<V>(map: Map<string, V>, key: string, create: () => V): V {
  const present = map.get(key);
  if (present !== undefined) return present;
  const created = create();
  map.set(key, created);
  return created;
}

function emptyRecord(): TeamRecord {
  return { overall: emptyTally(), home: emptyTally(), away: emptyTally(), meetings: new Map(), results: [] };
}

function byDate(a: StandingsGame, b: StandingsGame): number {
  return a.date.getTime() - b.date.getTime() || (a._id < b._id ? -1 : 1);
}
