import type { Source } from './advance.ts';

interface OrderedGame {
  id: string;
  stage: number;
  homeFrom: Source | null;
  awayFrom: Source | null;
  homeTeam: string | null;
  awayTeam: string | null;
  isBye: boolean;
}

/** What the assignment of slots needs to know of a bracket's game. */
export interface BracketGameToPlace {
  id: string;
  teams: string[];
  round: number;
  after: string[];
}

/**
 * The games of a bracket that need a time, with those that have to be over first. Byes need none: who waits for a bye
 * waits for what feeds it: feeders of a bracket come before their dependents.
 */
export function gamesToPlace(games: readonly OrderedGame[]): BracketGameToPlace[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const feeders = (game: OrderedGame): string[] =>
    [game.homeFrom, game.awayFrom].flatMap((from) => {
      const feeder = from ? byId.get(from.game) : undefined;
      if (!feeder) return [];
      return feeder.isBye ? feeders(feeder) : [feeder.id];
    });
  return games
    .filter((game) => !game.isBye)
    .map((game) => ({
      id: game.id,
      teams: [game.homeTeam, game.awayTeam].flatMap((team) => team ?? []),
      round: game.stage,
      after: [...new Set(feeders(game))],
    }));
}
