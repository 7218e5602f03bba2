import type { Board, Placement } from './board.ts';

/**
 * An exact answer for the plain case: times that do not overlap, nobody busy elsewhere, no game waiting for another.
 * Starts from the rounds, each in an hour of its own, and moves games from hours that hold too many to hours with
 * room, by exchanging a chain of games between the two in which every team stays at one game an hour. For a round
 * robin this reaches every sharing-out of the games in which an hour holds no more games than courts and than half
 * the teams: the exchange argument of equitable edge colourings (de Werra, McDiarmid).
 *
 * @param count how many games to place; the last rounds go without when these are not all
 * @returns `null` where the case is not the plain one, or the rounds are too uneven to start from
 */
export function levelRounds(board: Board, count: number): Placement | null {
  const isPlain =
    board.columns.every((column) => column.overlapping.length === 1) &&
    board.blocked.every((columns) => columns.size === 0) &&
    board.games.every((game) => game.teams.length === 2 && game.after.length === 0);
  if (!isPlain) return null;
  const rooms = board.columns.map((column) => column.slots.filter((slot) => board.slots[slot]!.isPreferred));
  const wanted = mostLevel(
    rooms.map((slots) => slots.length),
    count,
  );
  const hours = startingHours(board, count, wanted);
  if (!hours) return null;
  for (;;) {
    const fullest = pick(hours, (size, hour) => (size > wanted[hour]! ? size : -1));
    const emptiest = pick(hours, (size, hour) => (size < wanted[hour]! ? 1 / (1 + size) : -1));
    if (fullest === undefined || emptiest === undefined) break;
    if (!exchange(board, hours[fullest]!, hours[emptiest]!)) return null;
  }
  const placement: Placement = board.games.map(() => -1);
  hours.forEach((games, hour) => {
    [...games].forEach((game, place) => {
      placement[game] = rooms[hour]![place]!;
    });
  });
  return placement;
}

/** The most level sharing-out of `count` games over hours with so much room; the earlier hours hold the odd ones. */
function mostLevel(rooms: readonly number[], count: number): number[] {
  const level = rooms.map(() => 0);
  for (let left = count, height = 1; left > 0 && height <= count; height += 1) {
    for (let hour = 0; hour < rooms.length && left > 0; hour += 1) {
      if (rooms[hour]! < height) continue;
      level[hour]! += 1;
      left -= 1;
    }
  }
  return level;
}

/**
 * The rounds in the hours that are to hold most, the fuller the round the more: games then only ever move to an hour that
 * holds fewer. Rounds of one size stay in their order. `null` if a round has a team twice or hours are too few.
 */
function startingHours(board: Board, count: number, wanted: readonly number[]): Set<number>[] | null {
  const inOrder = board.games
    .map((game, index) => ({ index, round: game.round }))
    .sort((a, b) => a.round - b.round)
    .slice(0, count);
  const rounds = new Map<number, number[]>();
  for (const { index, round } of inOrder) rounds.set(round, [...(rounds.get(round) ?? []), index]);
  if (rounds.size > wanted.length) return null;
  const roomiest = wanted.map((_, hour) => hour).sort((a, b) => wanted[b]! - wanted[a]! || a - b);
  const hours = wanted.map(() => new Set<number>());
  const sizes = new Set([...rounds.values()].map((games) => games.length));
  for (const size of [...sizes].sort((a, b) => b - a)) {
    const alike = [...rounds.values()].filter((games) => games.length === size);
    const theirs = roomiest.splice(0, alike.length).sort((a, b) => a - b);
    alike.forEach((games, place) => (hours[theirs[place]!] = new Set(games)));
  }
  const isProper = hours.every((games) => {
    const teams = [...games].flatMap((game) => board.games[game]!.teams);
    return new Set(teams).size === teams.length;
  });
  return isProper ? hours : null;
}

function pick(hours: readonly Set<number>[], worth: (size: number, hour: number) => number) {
  let best: number | undefined;
  let most = 0;
  hours.forEach((games, hour) => {
    const value = worth(games.size, hour);
    if (value <= most) return;
    most = value;
    best = hour;
  });
  return best;
}

/** Moves one game's worth from `full` to `empty` along a chain that has one game more in `full`. */
function exchange(board: Board, full: Set<number>, empty: Set<number>): boolean {
  const gameOf = (games: ReadonlySet<number>) =>
    new Map([...games].flatMap((game) => board.games[game]!.teams.map((team) => [team, game])));
  const inFull = gameOf(full);
  const inEmpty = gameOf(empty);
  const seen = new Set<number>();
  for (const first of full) {
    if (seen.has(first)) continue;
    const chain = [first];
    seen.add(first);
    for (const game of chain) {
      const others = full.has(game) ? inEmpty : inFull;
      for (const team of board.games[game]!.teams) {
        const next = others.get(team);
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        chain.push(next);
      }
    }
    const fromFull = chain.filter((game) => full.has(game));
    if (fromFull.length * 2 <= chain.length) continue;
    const fromEmpty = chain.filter((game) => empty.has(game));
    for (const game of fromFull) full.delete(game);
    for (const game of fromEmpty) empty.delete(game);
    for (const game of fromFull) empty.add(game);
    for (const game of fromEmpty) full.add(game);
    return true;
  }
  return false;
}
