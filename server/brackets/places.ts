import { settle } from './advance.ts';
import type { BracketGame } from './advance.ts';
import { placesDecided } from './shapes.ts';

export interface Place {
  /** 1 is the champion. */
  place: number;
  team: string;
}

/**
 * The final places decided so far, best first. Only games that decide a place give one, so plain playoffs name the
 * champion and the runner-up. A level final decides nothing; a bye in a placement game decides the place of the one
 * team in it; a double forfeit leaves both places empty.
 */
export function places(games: readonly BracketGame[]): Place[] {
  const decided: Place[] = [];
  for (const { game, result } of settle(games).values()) {
    const at = game.playoffRound === null ? undefined : placesDecided[game.playoffRound];
    if (!at) continue;
    if (result.winner.is === 'team') decided.push({ place: at.winner, team: result.winner.team });
    if (result.loser.is === 'team') decided.push({ place: at.loser, team: result.loser.team });
  }
  return decided.sort((a, b) => a.place - b.place);
}
