import type { Pairing } from './roundRobin.ts';

export type PlannedGame = Pairing & {
  /** From 0. */
  round: number;
};

/**
 * What is left of a round robin beside games that stand: each of these takes the place of one game of the same two
 * teams, of one with the same sides where there is one, the earliest first. So nobody meets more often than the legs
 * say on account of a new schedule, and no game that was played is played again.
 */
export function remainingGames(
  rounds: readonly (readonly Pairing[])[],
  standing: readonly Pairing[],
): PlannedGame[] {
  const planned = rounds.flatMap((games, round) => games.map((game) => ({ ...game, round })));
  const placed = new Set<PlannedGame>();
  const takePlace = ({ home, away }: Pairing) => {
    const game = planned.find((each) => each.home === home && each.away === away && !placed.has(each));
    if (game) placed.add(game);
    return game !== undefined;
  };
  const turned = standing.filter((game) => !takePlace(game));
  for (const { home, away } of turned) takePlace({ home: away, away: home });
  return planned.filter((game) => !placed.has(game));
}
