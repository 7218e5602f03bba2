const CRITERIA = [
  'headToHead',
  'headToHeadDifferential',
  'headToHeadScored',
  'differential',
  'scored',
  'allowed',
  'wins',
  'strengthOfSchedule',
  'seed',
] as const;

export type Criterion = (typeof CRITERIA)[number];

/**
 * How a division ranks its teams.
 *
 * - `rankBy` is what the table is sorted by, `order` what separates teams level on it.
 * - `points` are table points a game; `forfeit` replaces `loss` for the side that forfeits.
 * - `maxDifferential` is the most a single game's margin weighs when ties are broken; null: no cap.
 * - `multiTeam` says where a part of a tied group that is still level goes on: at the first criterion or the next.
 * - `headToHead: "twoTeamsOnly"` leaves the mutual games aside while three or more are level.
 */
export type StandingsRules = {
  rankBy: 'winPct' | 'points';
  points: { win: number; tie: number; loss: number; forfeit: number };
  order: Criterion[];
  maxDifferential: number | null;
  multiTeam: 'restart' | 'continue';
  headToHead: 'all' | 'twoTeamsOnly';
};

const PRESETS: ReadonlyMap<string, StandingsRules> = new Map<string, StandingsRules>([
  // FIBA rules, appendix D.1: 2 points a win, 1 a loss, 0 a forfeit; the mutual games come first. Ranked by winPct, as unequal
  // numbers of games are the rule in amateur leagues.
  [
    'basketball',
    {
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 1, forfeit: 0 },
      order: ['headToHead', 'headToHeadDifferential', 'differential', 'scored'],
      maxDifferential: null,
      multiTeam: 'restart',
      headToHead: 'all',
    },
  ],
  // Flag and high-school football: the mutual game settles a tie of two only, then the defence, then the offence.
  [
    'football',
    {
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 0, forfeit: 0 },
      order: ['headToHead', 'allowed', 'differential', 'strengthOfSchedule'],
      maxDifferential: null,
      multiTeam: 'restart',
      headToHead: 'twoTeamsOnly',
    },
  ],
  // Youth baseball and softball: runs allowed before run differential, the margin of a game capped at ten so that
  // nobody gains by running up a score.
  [
    'baseball',
    {
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 0, forfeit: 0 },
      order: ['headToHead', 'allowed', 'differential'],
      maxDifferential: 10,
      multiTeam: 'restart',
      headToHead: 'all',
    },
  ],
  // The order of the English Premier League: goal difference, goals scored, then the mutual games.
  [
    'soccer',
    {
      rankBy: 'points',
      points: { win: 3, tie: 1, loss: 0, forfeit: 0 },
      order: ['differential', 'scored', 'headToHead'],
      maxDifferential: null,
      multiTeam: 'restart',
      headToHead: 'all',
    },
  ],
]);

/** Sports without tiebreakers of their own (racket, judo, ...): who won the more, then who beat whom, then margins. */
const ANY_SPORT: StandingsRules = {
  rankBy: 'winPct',
  points: { win: 2, tie: 1, loss: 0, forfeit: 0 },
  order: ['headToHead', 'headToHeadDifferential', 'differential', 'scored'],
  maxDifferential: null,
  multiTeam: 'restart',
  headToHead: 'all',
};

/**
 * The rules of a division: the sport's defaults with what its configuration says laid over them, field by field.
 *
 * `tiebreakers` is the value of `config.tiebreakers[sport]`: an object with any of the fields of StandingsRules, or
 * just the array `order`. Never throws: what isn't understood (unknown keys, names, types) is as if it were not there.
 * An empty `order` is an answer: ties are shared. `maxDifferential` null or 0 lifts the sport's cap, 0 being "no
 * limit" as it is for `capacity`.
 */
export function standingsRules(sport: string | undefined, tiebreakers: unknown): StandingsRules {
  const preset = PRESETS.get(sport ?? '') ?? ANY_SPORT;
  const given: Record<string, unknown> = Array.isArray(tiebreakers)
    ? { order: tiebreakers }
    : isObject(tiebreakers)
      ? tiebreakers
      : {};
  const points = isObject(given.points) ? given.points : {};
  return {
    rankBy: oneOf(['winPct', 'points'], given.rankBy) ?? preset.rankBy,
    points: {
      win: finite(points.win) ?? preset.points.win,
      tie: finite(points.tie) ?? preset.points.tie,
      loss: finite(points.loss) ?? preset.points.loss,
      forfeit: finite(points.forfeit) ?? preset.points.forfeit,
    },
    order: Array.isArray(given.order) ? knownCriteria(given.order) : [...preset.order],
    maxDifferential: cap(given.maxDifferential, preset.maxDifferential),
    multiTeam: oneOf(['restart', 'continue'], given.multiTeam) ?? preset.multiTeam,
    headToHead: oneOf(['all', 'twoTeamsOnly'], given.headToHead) ?? preset.headToHead,
  };
}

function knownCriteria(names: readonly unknown[]): Criterion[] {
  const known = names.flatMap((name) => oneOf(CRITERIA, name) ?? []);
  return [...new Set(known)];
}

function cap(given: unknown, preset: number | null): number | null {
  if (given === null || given === 0) return null;
  const margin = finite(given);
  return margin !== undefined && margin > 0 ? margin : preset;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf<const T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
