import { boardOf, mostGamesPossible } from './board.ts';
import type { GameToPlace, Placement } from './board.ts';
import { balanceCourts } from './courtBalance.ts';
import { freeSlots } from './courts.ts';
import type { Occupied, OpenSlot } from './courts.ts';
import { placeInOrder } from './inOrder.ts';
import type { Strictness } from './inOrder.ts';
import { makeRoom } from './makeRoom.ts';
import { levelRounds } from './levelRounds.ts';

export interface ScheduleImpossible {
  error: 'schedule_impossible';
  /** Games that need a time. */
  needed: number;
  /** Of them, how many find one. */
  available: number;
  shortfall: number;
}

/** From the strictest wish to the least: the first that gives every game a time is taken. */
const wishes: readonly Strictness[] = [
  { roundByRound: true, onceADay: true },
  { roundByRound: true, onceADay: false },
  { roundByRound: false, onceADay: true },
  { roundByRound: false, onceADay: false },
];

/** Work, not time, so that the answer does not depend on the machine; about a second at the very worst. */
const searchMoves = (slots: number) => Math.min(20_000, Math.ceil(2_000_000 / Math.max(1, slots)));

/**
 * Gives every game a slot of its own. Always: no team plays two games at once, no two games overlap on a court
 * (half-open intervals), `occupied` courts and teams are left alone, and a game starts only when those it comes
 * `after` have ended. Where possible: each team once a day, and no game earlier than one of a lower round.
 *
 * Courts: when every time offers the same courts, a team's most and least used court differ by at most 2 games in a
 * round robin of one or two legs; by 3 only for four teams on two courts in one leg, where nothing better exists.
 *
 * The same request has the same answer.
 *
 * @param effort `roundsInOrder` gives up where the wishes under "where possible" can't all be kept
 * @returns each game's slot by game id, or how many games are too many
 */
export function assignSlots<S extends OpenSlot>(
  games: readonly GameToPlace[],
  slots: readonly S[],
  occupied: readonly Occupied[] = [],
  effort: 'anyOrder' | 'roundsInOrder' = 'anyOrder',
): { slotOf: Map<string, S> } | ScheduleImpossible {
  const free = freeSlots(slots, occupied);
  const board = boardOf(games, free, occupied);
  const placed = (placement: Placement) => placement.filter((slot) => slot >= 0).length;
  const most = mostGamesPossible(board);

  const everyWish = effort === 'roundsInOrder';
  const hasDays = free.some((slot) => slot.day !== undefined);
  const tried = everyWish ? wishes.slice(0, 1) : wishes.filter((wish) => hasDays || !wish.onceADay);
  let best: Placement = [];
  for (const strictness of tried) {
    const placement = placeInOrder(board, strictness);
    if (best.length === 0 || placed(placement) > placed(best)) best = placement;
    if (placed(best) === games.length) break;
  }
  if (!everyWish && placed(best) < most) {
    best = levelRounds(board, most) ?? makeRoom(board, best, most, searchMoves(free.length));
  }
  const available = placed(best);
  if (available < games.length) {
    return {
      error: 'schedule_impossible',
      needed: games.length,
      available,
      shortfall: games.length - available,
    };
  }
  const balanced = balanceCourts(board, best);
  return { slotOf: new Map(games.map((game, index) => [game.id, free[balanced[index]!]!])) };
}
