import { settle } from './advance.ts';
import type { BracketGame, Source } from './advance.ts';
import { bracketShape, consolationSizes } from './shapes.ts';
import type { BracketFormat, BracketSize, PlannedGame, Slot } from './shapes.ts';

/** A game of a new bracket: its place in the shape, and its sides as far as seeds and byes fill them. `id` is the key. */
export interface SeededGame
  extends
    Omit<PlannedGame, 'home' | 'away'>,
    Pick<
      BracketGame,
      | 'homeFrom'
      | 'awayFrom'
      | 'homeTeam'
      | 'awayTeam'
      | 'homeTeamPlaceholder'
      | 'awayTeamPlaceholder'
      | 'isBye'
    > {}

export interface SeededBracket {
  format: BracketFormat;
  /** The size played, which is smaller than the one asked for when a smaller one holds the teams. */
  size: BracketSize;
  /** In playing order: feeders first. */
  games: SeededGame[];
}

export type SeedingRefusal = { error: 'too_few_teams' | 'too_many_teams' | 'consolation_not_available' };

const sizes: readonly BracketSize[] = [2, 4, 8, 16, 32];

/** The smallest bracket, at most of the size asked for, in which no game lacks both teams. */
function playedSize(teams: number, asked: BracketSize): BracketSize {
  return sizes.find((size) => size >= teams) ?? asked;
}

const emptySides = {
  homeScore: null,
  awayScore: null,
  forfeitedBy: null,
  isCancelled: false,
} as const;

/**
 * A new bracket for teams in seed order (best first, each once).
 *
 * Fewer teams than the size: the top seeds have byes. A first-round bye is a game record, `isBye` with one team and
 * the placeholder "Bye" on the other side, so that every round is whole and a client can draw the tree; its team is
 * in the next round at once, and bye games occupy no slot and no user's game list. Teams that a smaller bracket
 * holds play the smaller one (five teams asked into 16 play an 8), so nobody has two byes and no bye meets a bye.
 *
 * Consolation follows the same rule: where a loser can't exist, the opponent has a bye and moves on; a game that
 * nobody could ever reach is not made. `n` teams in a consolation bracket still end in `n` distinct places.
 */
export function seedBracket(
  format: BracketFormat,
  asked: BracketSize,
  teams: readonly string[],
): SeededBracket | SeedingRefusal {
  if (format === 'playoffs_consolation' && !consolationSizes.includes(asked)) {
    return { error: 'consolation_not_available' };
  }
  if (teams.length < 2) return { error: 'too_few_teams' };
  if (teams.length > asked) return { error: 'too_many_teams' };
  const size = playedSize(teams.length, asked);
  const games = bracketShape(format, size).games.map((planned) => seeded(planned, teams));
  return { format, size, games: resolved(games) };
}

function seeded({ home, away, ...planned }: PlannedGame, teams: readonly string[]): SeededGame {
  const teamOf = (slot: Slot) => ('seed' in slot ? (teams[slot.seed - 1] ?? null) : null);
  const sourceOf = (slot: Slot): Source | null => ('seed' in slot ? null : slot);
  const isEmpty = (slot: Slot) => 'seed' in slot && slot.seed > teams.length;
  return {
    ...planned,
    homeFrom: sourceOf(home),
    awayFrom: sourceOf(away),
    homeTeam: teamOf(home),
    awayTeam: teamOf(away),
    homeTeamPlaceholder: isEmpty(home) ? 'Bye' : null,
    awayTeamPlaceholder: isEmpty(away) ? 'Bye' : null,
    isBye: isEmpty(home) || isEmpty(away),
  };
}

/** Byes carried through, and the games that nobody can reach left out with every reference to them. */
function resolved(games: readonly SeededGame[]): SeededGame[] {
  const settled = settle(games.map((game) => ({ ...game, ...emptySides, id: game.key })));
  const isUnreachable = (key: string) => settled.get(key)?.result.winner.is === 'nobody';
  const kept = games.filter((game) => !isUnreachable(game.key));
  return kept.map((game) => {
    const now = settled.get(game.key)?.game ?? game;
    return {
      ...game,
      homeTeam: now.homeTeam,
      awayTeam: now.awayTeam,
      homeTeamPlaceholder: now.homeTeamPlaceholder,
      awayTeamPlaceholder: now.awayTeamPlaceholder,
      isBye: now.isBye,
      homeFrom: game.homeFrom && !isUnreachable(game.homeFrom.game) ? game.homeFrom : null,
      awayFrom: game.awayFrom && !isUnreachable(game.awayFrom.game) ? game.awayFrom : null,
    };
  });
}
