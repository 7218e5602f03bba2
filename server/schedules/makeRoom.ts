import type { Board, Placement } from './board.ts';

/** Repeatable, so that one request has one answer: the multiplicative generator of Park and Miller. */
export function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const worth = (placement: Placement) => placement.filter((slot) => slot >= 0).length;

/**
 * Finds places for the games that filling in order left over: each takes the slot where it displaces fewest others,
 * and those look for a new place in turn, not soon again where they just were. Ends when `enough` games have a
 * place, or after a fixed number of moves; the best placement seen is returned. Every placement is free of overlaps
 * and keeps feeders before dependents.
 */
export function makeRoom(board: Board, start: Placement, enough: number, moves: number): Placement {
  const random = steadyRandom(1);
  const placement = [...start];
  const occupant = board.slots.map(() => -1);
  const gamesOf = Array.from({ length: board.teamCount }, () => new Set<number>());
  const put = (game: number, slot: number) => {
    placement[game] = slot;
    occupant[slot] = game;
    for (const team of board.games[game]!.teams) gamesOf[team]!.add(game);
  };
  const take = (game: number) => {
    occupant[placement[game]!] = -1;
    placement[game] = -1;
    for (const team of board.games[game]!.teams) gamesOf[team]!.delete(game);
  };
  placement.forEach((slot, game) => {
    if (slot >= 0) put(game, slot);
  });
  const waiting = placement.flatMap((slot, game) => (slot < 0 ? [game] : []));
  const notBefore = new Map<number, number>();
  let best = [...placement];
  let bestWorth = worth(best);

  /** How many games of the game's teams stand in the way, by column. */
  const crowding = (game: number) => {
    const crowd = new Map<number, number>();
    for (const team of board.games[game]!.teams) {
      for (const column of board.blocked[team]!) crowd.set(column, Infinity);
      for (const other of gamesOf[team]!) {
        for (const column of board.columns[board.slots[placement[other]!]!.column]!.overlapping) {
          crowd.set(column, (crowd.get(column) ?? 0) + 1);
        }
      }
    }
    return crowd;
  };
  const takenBy = (slot: number) =>
    [slot, ...board.slots[slot]!.clashes].flatMap((each) => (occupant[each]! >= 0 ? [occupant[each]!] : []));
  const outOfOrder = (game: number, slot: number) => {
    const { start: from, end: until } = board.slots[slot]!;
    const early = board.games[game]!.after.filter(
      (feeder) => placement[feeder]! >= 0 && board.slots[placement[feeder]!]!.end > from,
    );
    const late = board.before[game]!.filter(
      (dependent) => placement[dependent]! >= 0 && board.slots[placement[dependent]!]!.start < until,
    );
    return [...early, ...late];
  };

  for (let move = 0; move < moves && waiting.length > 0 && bestWorth < enough; move += 1) {
    const game = waiting.splice(Math.floor(random() * waiting.length), 1)[0]!;
    const crowd = crowding(game);
    const isOrdered = board.games[game]!.after.length + board.before[game]!.length > 0;
    let least = Infinity;
    let choices: number[] = [];
    board.slots.forEach((slot, index) => {
      const cost =
        (crowd.get(slot.column) ?? 0) +
        takenBy(index).length +
        (isOrdered ? outOfOrder(game, index).length : 0);
      if (cost > least || cost === Infinity) return;
      if (cost > 0 && (notBefore.get(game * board.slots.length + index) ?? 0) > move) return;
      if (cost < least) choices = [];
      least = cost;
      choices.push(index);
    });
    const chosen = choices[Math.floor(random() * choices.length)];
    if (chosen === undefined) {
      waiting.push(game);
      continue;
    }
    const displaced = new Set(outOfOrder(game, chosen));
    for (const other of takenBy(chosen)) displaced.add(other);
    const overlapping = new Set(board.columns[board.slots[chosen]!.column]!.overlapping);
    for (const team of board.games[game]!.teams) {
      for (const other of gamesOf[team]!) {
        if (overlapping.has(board.slots[placement[other]!]!.column)) displaced.add(other);
      }
    }
    for (const other of displaced) {
      const rest = 5 + Math.floor(random() * 10);
      notBefore.set(other * board.slots.length + placement[other]!, move + rest);
      take(other);
      waiting.push(other);
    }
    put(game, chosen);
    const now = board.games.length - waiting.length;
    if (now > bestWorth) {
      best = [...placement];
      bestWorth = now;
    }
  }
  return best;
}
