import { mostSlotsTogether } from './courts.ts';
import type { Occupied, OpenSlot } from './courts.ts';
import { courtKey, overlaps } from './overlap.ts';

/** A game to be given a time. */
export interface GameToPlace {
  id: string;
  /** The teams known to play in it; none for a bracket game that still waits for its feeders. */
  teams: readonly string[];
  /** Games of a lower round go first where possible. */
  round: number;
  /** Ids of games that must have ended before this one starts (a bracket's feeders). */
  after?: readonly string[];
}

interface BoardSlot {
  start: number;
  end: number;
  column: number;
  day: string | undefined;
  /** A number for the court, -1 for none. */
  court: number;
  /** Other slots that overlap on the court: of these and this one, one game only. */
  clashes: readonly number[];
  /** One of the slots that can be used together, chosen so that they are as many as possible. */
  isPreferred: boolean;
}

/** Games and slots by number, with what follows from them alone: who can't play when, and who waits for whom. */
export interface Board {
  games: readonly { teams: readonly number[]; round: number; after: readonly number[] }[];
  /** For each game, the games that wait for it. */
  before: readonly (readonly number[])[];
  slots: readonly BoardSlot[];
  /** Slots with one and the same start and end form a column. */
  columns: readonly {
    start: number;
    end: number;
    slots: readonly number[];
    overlapping: readonly number[];
  }[];
  /** `blocked[team]` holds the columns in which the team is busy elsewhere. */
  blocked: readonly ReadonlySet<number>[];
  teamCount: number;
}

/** `slotOf[game]`, or -1. */
export type Placement = number[];

interface Column {
  start: number;
  end: number;
  slots: number[];
  /** Columns that overlap this one, itself included. */
  overlapping: number[];
}

/** @param slots free of other bookings, in order of time */
export function boardOf(
  games: readonly GameToPlace[],
  slots: readonly OpenSlot[],
  occupied: readonly Occupied[],
): Board {
  const teamNumber = new Map<string, number>();
  const numberOf = (team: string) => {
    const known = teamNumber.get(team);
    if (known !== undefined) return known;
    teamNumber.set(team, teamNumber.size);
    return teamNumber.size - 1;
  };
  const gameNumber = new Map(games.map((game, index) => [game.id, index]));
  const numbered = games.map((game) => ({
    teams: game.teams.map(numberOf),
    round: game.round,
    after: (game.after ?? []).flatMap((id) => gameNumber.get(id) ?? []),
  }));
  const before: number[][] = games.map(() => []);
  numbered.forEach((game, index) => game.after.forEach((feeder) => before[feeder]!.push(index)));

  const columns = columnsOf(slots);
  const blocked = Array.from({ length: teamNumber.size }, () => new Set<number>());
  for (const block of occupied) {
    const teams = (block.teams ?? []).flatMap((team) => teamNumber.get(team) ?? []);
    if (teams.length === 0) continue;
    columns.forEach((column, index) => {
      if (overlaps({ start: new Date(column.start), end: new Date(column.end) }, block)) {
        teams.forEach((team) => blocked[team]!.add(index));
      }
    });
  }
  return {
    games: numbered,
    before,
    slots: boardSlots(slots, columns),
    columns,
    blocked,
    teamCount: teamNumber.size,
  };
}

function boardSlots(slots: readonly OpenSlot[], columns: readonly Column[]): BoardSlot[] {
  const columnOf = new Map(columns.flatMap((column, index) => column.slots.map((slot) => [slot, index])));
  const preferred = mostSlotsTogether(slots);
  const courts = new Map<string, number[]>();
  const numbered = slots.map((slot, index) => {
    const key = courtKey(slot.location, slot.court);
    if (key !== null) courts.set(key, [...(courts.get(key) ?? []), index]);
    return { key, slot };
  });
  const courtNumber = new Map([...courts.keys()].map((key, number) => [key, number]));
  const clashes: number[][] = slots.map(() => []);
  for (const onCourt of courts.values()) {
    onCourt.forEach((one, place) => {
      for (const later of onCourt.slice(place + 1)) {
        if (slots[later]!.start >= slots[one]!.end) break;
        clashes[one]!.push(later);
        clashes[later]!.push(one);
      }
    });
  }
  return numbered.map(({ key, slot }, index) => ({
    start: +slot.start,
    end: +slot.end,
    column: columnOf.get(index) ?? -1,
    day: slot.day,
    court: key === null ? -1 : (courtNumber.get(key) ?? -1),
    clashes: clashes[index]!,
    isPreferred: preferred.has(slot),
  }));
}

function columnsOf(slots: readonly OpenSlot[]): Column[] {
  const columns: Column[] = [];
  slots.forEach((slot, index) => {
    const last = columns.at(-1);
    if (last && last.start === +slot.start && last.end === +slot.end) last.slots.push(index);
    else columns.push({ start: +slot.start, end: +slot.end, slots: [index], overlapping: [] });
  });
  columns.forEach((column, index) => {
    column.overlapping.push(index);
    for (let later = index + 1; later < columns.length; later += 1) {
      if (columns[later]!.start >= column.end) break;
      column.overlapping.push(later);
      columns[later]!.overlapping.push(index);
    }
  });
  return columns;
}

/** No schedule can place more: a slot holds one game, and a team plays one game at a time, when it is not busy. */
export function mostGamesPossible(board: Board): number {
  const preferred = board.slots.filter((slot) => slot.isPreferred).length;
  const everyGameNamesItsTeams = board.games.every((game) => game.teams.length === 2);
  if (!everyGameNamesItsTeams) return Math.min(preferred, board.games.length);
  const together = Math.floor(board.teamCount / 2);
  const room = board.columns.reduce((sum, column) => sum + Math.min(column.slots.length, together), 0);
  const gamesOf = new Array<number>(board.teamCount).fill(0);
  for (const game of board.games) for (const team of game.teams) gamesOf[team]! += 1;
  const missed = gamesOf.map((games, team) =>
    Math.max(0, games - board.columns.length + board.blocked[team]!.size),
  );
  // A game left out is missed by two teams.
  const half = Math.ceil(missed.reduce((sum, games) => sum + games, 0) / 2);
  const leftOut = missed.reduce((most, games) => Math.max(most, games), half);
  return Math.min(room, preferred, board.games.length - leftOut);
}
