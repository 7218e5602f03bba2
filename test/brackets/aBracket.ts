import { advance } from '../../server/brackets/advance.ts';
import type { BracketGame } from '../../server/brackets/advance.ts';
import { seedBracket } from '../../server/brackets/seeding.ts';
import type { BracketFormat, BracketSize } from '../../server/brackets/shapes.ts';

/** Teams are named by their seeds: `#1` is the best. */
export const seeds = (count: number) => Array.from({ length: count }, (_, index) => `#${index + 1}`);

export function seededGames(format: BracketFormat, size: BracketSize, teams: readonly string[] | number) {
  const bracket = seedBracket(format, size, typeof teams === 'number' ? seeds(teams) : teams);
  if ('error' in bracket) throw new Error(bracket.error);
  return bracket.games;
}

/** A new bracket as a store would hold it, each game under its key. */
export const aBracket = (...of: Parameters<typeof seededGames>): BracketGame[] =>
  seededGames(...of).map((game) => ({
    ...game,
    id: game.key,
    homeScore: null,
    awayScore: null,
    forfeitedBy: null,
    isCancelled: false,
  }));

export function gameOf(bracket: readonly BracketGame[], key: string): BracketGame {
  const game = bracket.find((candidate) => candidate.id === key);
  if (!game) throw new Error(`no game ${key}`);
  return game;
}

export type Write = Partial<Pick<BracketGame, 'homeScore' | 'awayScore' | 'forfeitedBy' | 'isCancelled'>>;

/** Writes to one game and lets the bracket follow: the bracket after it, and what had to change elsewhere. */
export function write(bracket: readonly BracketGame[], key: string, fields: Write) {
  const written = bracket.map((game) => (game.id === key ? { ...game, ...fields } : game));
  const changes = advance(written);
  const after = written.map((game) => ({
    ...game,
    ...changes.find((change) => change.id === game.id)?.set,
  }));
  return { bracket: after, changes };
}

export const score = (bracket: readonly BracketGame[], key: string, homeScore: number, awayScore: number) =>
  write(bracket, key, { homeScore, awayScore, forfeitedBy: null }).bracket;

export const clear = (bracket: readonly BracketGame[], key: string) =>
  write(bracket, key, { homeScore: null, awayScore: null, forfeitedBy: null }).bracket;

/** `#1 - Winner of Quarterfinal 2` */
export function sides(bracket: readonly BracketGame[], key: string): string {
  const game = gameOf(bracket, key);
  return `${game.homeTeam ?? game.homeTeamPlaceholder} - ${game.awayTeam ?? game.awayTeamPlaceholder}`;
}
