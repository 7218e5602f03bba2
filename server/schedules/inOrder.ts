import type { Board, Placement } from './board.ts';

export interface Strictness {
  /** A round starts only when every game of the one before has its place at that time or earlier. */
  roundByRound: boolean;
  /** A team plays at most once a day. */
  onceADay: boolean;
}

/**
 * Fills the slots in order of time, each with the first game in order of rounds that can be played then; of several
 * in a round, the one whose teams have used the court least. What finds no slot stays at -1.
 */
export function placeInOrder(board: Board, strictness: Strictness): Placement {
  const placement: Placement = board.games.map(() => -1);
  const busyUntil = new Array<number>(board.teamCount).fill(-Infinity);
  const lastDay = new Array<string | undefined>(board.teamCount).fill(undefined);
  const courtUse = Array.from({ length: board.teamCount }, () => new Map<number, number>());
  const rounds = gamesByRound(board);

  board.slots.forEach((slot, slotNumber) => {
    if (!slot.isPreferred) return;
    const { court } = slot;
    const canPlay = (game: Board['games'][number]) =>
      game.teams.every(
        (team) =>
          busyUntil[team]! <= slot.start &&
          !board.blocked[team]!.has(slot.column) &&
          !(strictness.onceADay && slot.day !== undefined && lastDay[team] === slot.day),
      ) &&
      game.after.every((feeder) => {
        const earlier = board.slots[placement[feeder]!];
        return earlier !== undefined && earlier.end <= slot.start;
      });
    const useBy = (game: Board['games'][number]) =>
      game.teams.reduce((sum, team) => sum + (courtUse[team]!.get(court) ?? 0), 0);

    for (let round = 0; round < rounds.length; round += 1) {
      const waiting = rounds[round]!;
      if (waiting.length === 0) continue;
      let chosen = -1;
      let least = Infinity;
      waiting.forEach((game, index) => {
        const use = useBy(board.games[game]!);
        if (use < least && canPlay(board.games[game]!)) {
          chosen = index;
          least = use;
        }
      });
      if (chosen >= 0) {
        const game = waiting.splice(chosen, 1)[0]!;
        placement[game] = slotNumber;
        for (const team of board.games[game]!.teams) {
          busyUntil[team] = Math.max(busyUntil[team]!, slot.end);
          lastDay[team] = slot.day;
          courtUse[team]!.set(court, (courtUse[team]!.get(court) ?? 0) + 1);
        }
        return;
      }
      if (strictness.roundByRound) return;
    }
  });
  return placement;
}

function gamesByRound(board: Board): number[][] {
  const rounds = new Map<number, number[]>();
  board.games.forEach((game, index) => {
    rounds.set(game.round, [...(rounds.get(game.round) ?? []), index]);
  });
  return [...rounds].sort(([a], [b]) => a - b).map(([, games]) => games);
}
