import type { Outcome } from './shapes.ts';

export interface Source {
  /** Id of the feeding game. */
  game: string;
  outcome: Outcome;
}

/** What advancement needs to know of one game of a bracket; names are those of the wire. */
export interface BracketGame {
  id: string;
  /** The game's own name, used in placeholders: `Semifinal 1`. */
  title: string;
  playoffRound: string | null;
  homeFrom: Source | null;
  awayFrom: Source | null;
  homeTeam: string | null;
  awayTeam: string | null;
  homeTeamPlaceholder: string | null;
  awayTeamPlaceholder: string | null;
  homeScore: number | null;
  awayScore: number | null;
  forfeitedBy: 'home' | 'away' | 'both' | null;
  isCancelled: boolean;
  /**
   * True once it is known that one side or both stay empty. Stored truth where no side has a source (a first-round
   * bye); derived where one has.
   */
  isBye: boolean;
}

type Derived =
  | 'homeTeam'
  | 'awayTeam'
  | 'homeTeamPlaceholder'
  | 'awayTeamPlaceholder'
  | 'homeScore'
  | 'awayScore'
  | 'forfeitedBy'
  | 'isBye';

/** Only the fields that differ from what is stored. */
export type GameChange = { id: string; set: Partial<Pick<BracketGame, Derived>> };

/** A side of a game: a team, nobody yet, or nobody ever (a bye for the opponent). */
type Entrant = { is: 'team'; team: string } | { is: 'pending' } | { is: 'nobody' };
type Result = Record<Outcome, Entrant>;

const pending: Entrant = { is: 'pending' };
const nobody: Entrant = { is: 'nobody' };
const undecided: Result = { winner: pending, loser: pending };

const entrantOf = (team: string | null): Entrant => (team === null ? pending : { is: 'team', team });

/** The winning side of a game between two teams, `nobody` after a double forfeit, `null` while undecided. */
function winningSide(
  game: Pick<BracketGame, 'homeScore' | 'awayScore' | 'forfeitedBy' | 'isCancelled'>,
): 'home' | 'away' | 'nobody' | null {
  if (game.isCancelled) return null;
  if (game.forfeitedBy === 'both') return 'nobody';
  if (game.forfeitedBy !== null) return game.forfeitedBy === 'home' ? 'away' : 'home';
  if (game.homeScore === null || game.awayScore === null || game.homeScore === game.awayScore) return null;
  return game.homeScore > game.awayScore ? 'home' : 'away';
}

function resultOf(game: BracketGame, home: Entrant, away: Entrant): Result {
  if (home.is === 'nobody') return { winner: away, loser: nobody };
  if (away.is === 'nobody') return { winner: home, loser: nobody };
  if (home.is === 'pending' || away.is === 'pending') return undecided;
  switch (winningSide(game)) {
    case 'home':
      return { winner: home, loser: away };
    case 'away':
      return { winner: away, loser: home };
    case 'nobody':
      return { winner: nobody, loser: nobody };
    case null:
      return undecided;
  }
}

const isEmptyBySeeding = (game: BracketGame, from: Source | null, team: string | null) =>
  from === null && team === null && game.isBye;

/** A game as it has to be, given the bracket's scores, and what it hands on. */
export interface SettledGame {
  game: BracketGame;
  result: Result;
}

/**
 * The whole bracket as its present scores make it, feeders before dependents. Nothing is remembered from earlier
 * scores, so every history of corrections ends where the final scores alone lead.
 */
export function settle(games: readonly BracketGame[]): Map<string, SettledGame> {
  const byId = new Map(games.map((game) => [game.id, game]));
  const settled = new Map<string, SettledGame>();
  const visiting = new Set<string>();

  const entrant = (from: Source): Entrant => {
    const feeder = byId.get(from.game);
    // A feeder that was deleted leaves its dependents waiting: an organizer decides who plays.
    if (!feeder || visiting.has(feeder.id)) return pending;
    return visit(feeder).result[from.outcome];
  };
  const placeholder = (from: Source, side: Entrant, stored: string | null) => {
    if (side.is === 'team') return null;
    if (side.is === 'nobody') return 'Bye';
    const feeder = byId.get(from.game);
    return feeder ? `${from.outcome === 'winner' ? 'Winner' : 'Loser'} of ${feeder.title}` : stored;
  };
  const textOf = (from: Source | null, side: Entrant, stored: string | null) => {
    if (from) return placeholder(from, side, stored);
    if (side.is === 'nobody') return 'Bye';
    return stored === 'Bye' ? null : stored;
  };
  const sideOf = (game: BracketGame, from: Source | null, team: string | null): Entrant => {
    if (from) return entrant(from);
    return isEmptyBySeeding(game, from, team) ? nobody : entrantOf(team);
  };

  const visit = (stored: BracketGame): SettledGame => {
    const known = settled.get(stored.id);
    if (known) return known;
    visiting.add(stored.id);
    const home = sideOf(stored, stored.homeFrom, stored.homeTeam);
    const away = sideOf(stored, stored.awayFrom, stored.awayTeam);
    const game = { ...stored };
    if (stored.homeFrom) game.homeTeam = home.is === 'team' ? home.team : null;
    if (stored.awayFrom) game.awayTeam = away.is === 'team' ? away.team : null;
    game.homeTeamPlaceholder = textOf(stored.homeFrom, home, stored.homeTeamPlaceholder);
    game.awayTeamPlaceholder = textOf(stored.awayFrom, away, stored.awayTeamPlaceholder);
    if (stored.homeFrom || stored.awayFrom) game.isBye = home.is === 'nobody' || away.is === 'nobody';
    // A score belongs to the two teams that made it: with another opponent it never happened.
    if (game.homeTeam !== stored.homeTeam || game.awayTeam !== stored.awayTeam || game.isBye) {
      game.homeScore = null;
      game.awayScore = null;
      game.forfeitedBy = null;
    }
    visiting.delete(stored.id);
    const result = { game, result: resultOf(game, home, away) };
    settled.set(stored.id, result);
    return result;
  };

  for (const game of games) visit(game);
  return settled;
}

function difference(stored: BracketGame, now: BracketGame): GameChange['set'] {
  const set: GameChange['set'] = {};
  if (stored.homeTeam !== now.homeTeam) set.homeTeam = now.homeTeam;
  if (stored.awayTeam !== now.awayTeam) set.awayTeam = now.awayTeam;
  if (stored.homeTeamPlaceholder !== now.homeTeamPlaceholder) {
    set.homeTeamPlaceholder = now.homeTeamPlaceholder;
  }
  if (stored.awayTeamPlaceholder !== now.awayTeamPlaceholder) {
    set.awayTeamPlaceholder = now.awayTeamPlaceholder;
  }
  if (stored.homeScore !== now.homeScore) set.homeScore = now.homeScore;
  if (stored.awayScore !== now.awayScore) set.awayScore = now.awayScore;
  if (stored.forfeitedBy !== now.forfeitedBy) set.forfeitedBy = now.forfeitedBy;
  if (stored.isBye !== now.isBye) set.isBye = now.isBye;
  return set;
}

/**
 * What has to change in a bracket after one write (score, correction, clearing, forfeit, cancellation), all the way
 * down and no further. A level or cancelled game advances nobody; a double forfeit
 * advances nobody and gives the next opponent a bye; a dependent whose team changed loses its score; a winner who
 * was there before touches nothing. An empty answer means the bracket is as it should be.
 *
 * @param games every game of one bracket, the written one already as written
 * @returns one entry a changed game, feeders before dependents
 */
export function advance(games: readonly BracketGame[]): GameChange[] {
  const stored = new Map(games.map((game) => [game.id, game]));
  const changes: GameChange[] = [];
  for (const { game } of settle(games).values()) {
    const set = difference(stored.get(game.id) ?? game, game);
    if (Object.keys(set).length > 0) changes.push({ id: game.id, set });
  }
  return changes;
}

/** Whether a score can be written: both teams are known and there is a game to play. */
export const isPlayable = (
  game: Pick<BracketGame, 'homeTeam' | 'awayTeam' | 'isBye' | 'isCancelled'>,
): boolean => game.homeTeam !== null && game.awayTeam !== null && !game.isBye && !game.isCancelled;
