import type { Board, Placement } from './board.ts';
import { steadyRandom } from './makeRoom.ts';

/**
 * Evens out how often each team plays on each court: games of one time change places, empty courts of that time
 * included, so nothing but the courts moves. Minimizes the sum over teams and courts of (games there) squared, by
 * swaps that sometimes accept a worse position early on, with a fixed budget.
 */
export function balanceCourts(board: Board, start: Placement): Placement {
  let best = start;
  let least = Infinity;
  // The swaps are a search, and one start in a hundred ends a game short of the bound: try another.
  for (const seed of [7, 11, 13, 17]) {
    const { placement, gap } = evenedOut(board, start, steadyRandom(seed));
    if (gap < least) {
      best = placement;
      least = gap;
    }
    if (least <= boundOfGap) break;
  }
  return best;
}

/** Between a team's most and its least used court, in games. */
const boundOfGap = 2;

function evenedOut(
  board: Board,
  start: Placement,
  random: () => number,
): { placement: Placement; gap: number } {
  const courtOf = board.slots.map((slot) => slot.court);
  const courts = courtOf.reduce((most, court) => Math.max(most, court), -1) + 1;
  const used = new Set(start);
  // An empty slot beside which another is in use stays empty: the court is taken.
  const isOpen = (slot: number) =>
    courtOf[slot]! >= 0 && (used.has(slot) || board.slots[slot]!.clashes.length === 0);
  const choices = board.columns
    .map((column) => column.slots.filter(isOpen))
    .filter((slots) => slots.length > 1);
  if (courts < 2 || choices.length === 0) return { placement: start, gap: 0 };

  const occupant = board.slots.map(() => -1);
  const use = Array.from({ length: board.teamCount }, () => new Array<number>(courts).fill(0));
  start.forEach((slot, game) => {
    if (slot < 0) return;
    occupant[slot] = game;
    const court = courtOf[slot]!;
    if (court >= 0) for (const team of board.games[game]!.teams) use[team]![court]! += 1;
  });
  const moveCost = (game: number, from: number, to: number) => {
    if (game < 0) return 0;
    // Squares of n+1 and n differ by 2n+1: the constants cancel.
    return board.games[game]!.teams.reduce(
      (sum, team) => sum + 2 * (use[team]![to]! - use[team]![from]! + 1),
      0,
    );
  };
  const move = (game: number, from: number, to: number) => {
    if (game < 0) return;
    for (const team of board.games[game]!.teams) {
      use[team]![from]! -= 1;
      use[team]![to]! += 1;
    }
  };

  const games = start.filter((slot) => slot >= 0).length;
  const budget = Math.min(200_000, 4_000 + games * 150);
  let cost = sumOfSquares(use);
  const target = leastSum(use);
  let bestCost = cost;
  let best = [...occupant];
  let bestGap = widestGap(use);
  for (let step = 0; step < budget && bestCost > target; step += 1) {
    const temperature = 0.7 * (1 - step / budget);
    const slots = choices[Math.floor(random() * choices.length)]!;
    const first = slots[Math.floor(random() * slots.length)]!;
    const second = slots[Math.floor(random() * slots.length)]!;
    const [one, other] = [occupant[first]!, occupant[second]!];
    if (first === second || (one < 0 && other < 0)) continue;
    const [here, there] = [courtOf[first]!, courtOf[second]!];
    const change = moveCost(one, here, there) + moveCost(other, there, here);
    if (change > 0 && random() >= Math.exp(-change / temperature)) continue;
    move(one, here, there);
    move(other, there, here);
    occupant[first] = other;
    occupant[second] = one;
    cost += change;
    if (cost < bestCost) {
      bestCost = cost;
      best = [...occupant];
      bestGap = widestGap(use);
    }
  }
  const placement: Placement = board.games.map(() => -1);
  best.forEach((game, slot) => {
    if (game >= 0) placement[game] = slot;
  });
  return { placement, gap: bestGap };
}

const widestGap = (use: readonly (readonly number[])[]) =>
  use.reduce((widest, courts) => Math.max(widest, Math.max(...courts) - Math.min(...courts)), 0);

const sumOfSquares = (use: readonly (readonly number[])[]) => use.flat().reduce((sum, n) => sum + n * n, 0);

/** Each team's games spread as evenly as whole numbers allow: nothing can be better. */
function leastSum(use: readonly (readonly number[])[]): number {
  return use.reduce((sum, courts) => {
    const games = courts.reduce((total, n) => total + n, 0);
    const each = Math.floor(games / courts.length);
    const more = games % courts.length;
    return sum + more * (each + 1) ** 2 + (courts.length - more) * each ** 2;
  }, 0);
}
