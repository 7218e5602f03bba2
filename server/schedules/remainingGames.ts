import type { Pairing } from './roundRobin.ts';

export type PlannedGame = Pairing & {
  /** From 0. */
  round: number;
};

/**
 * What is left of a round robin beside games that stand: each of these takes the place of one game of the same two
 * teams, of one with the same sides where there is one, the earliest first. So nobody meets more often than the legs
 * say on account of a new schedule, and no game that was played is played again.
 *
 * @returns `toPlay` as planned, and of the games that stand those that took a place, with its round
 */
export function remainingGames(
  rounds: readonly (readonly Pairing[])[],
  standing: readonly Pairing[],
): { toPlay: PlannedGame[]; placed: PlannedGame[] } {
  const planned = rounds.flatMap((games, round) => games.map((game) => ({ ...game, round })));
  const taken = new Set<PlannedGame>();
  const placed: PlannedGame[] = [];
  const takePlace = (game: Pairing, { home, away }: Pairing) => {
    const place = planned.find((each) => each.home === home && each.away === away && !taken.has(each));
    if (!place) return false;
    taken.add(place);
    placed.push({ ...game, round: place.round });
    return true;
  };
  const turned = standing.filter((game) => !takePlace(game, game));
  for (const game of turned) takePlace(game, { home: game.away, away: game.home });
  return { toPlay: planned.filter((game) => !taken.has(game)), placed };
}
