import { doubleBooked, type Clash } from './doubleBooking.ts';

/** A court, a team or a slot that a new game would have, from `start` to `end`. */
export type Booking = {
  game: string;
  field: Clash['field'];
  resource: string;
  start: Date;
  end: Date;
  /** The first game that has it at that time already; null where it is free. */
  other: string | null;
  otherStart: Date | null;
  otherEnd: Date | null;
};

/** What new games have taken among themselves, beside the games that stand. */
type Bookings = {
  /** Throws `double_booked`, as writing the game after those that were taken would. */
  requireFree(game: string): void;
  take(game: string): void;
};

/**
 * Decides about new games one after another, as if each were written before the next is looked at. Half-open: a game
 * may begin when another ends.
 */
export function bookingsOf(bookings: readonly Booking[]): Bookings {
  const ofGame = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const known = ofGame.get(booking.game);
    if (known) known.push(booking);
    else ofGame.set(booking.game, [booking]);
  }
  const taken = new Map<string, Booking[]>();

  const clashOf = ({ field, resource, start, end, other, otherStart, otherEnd }: Booking): Clash | null => {
    if (other !== null && otherStart && otherEnd) return { field, other, start: otherStart, end: otherEnd };
    const first = taken.get(resource)?.find((each) => each.start < end && start < each.end);
    return first ? { field, other: first.game, start: first.start, end: first.end } : null;
  };
  return {
    requireFree(game) {
      for (const booking of ofGame.get(game) ?? []) {
        const clash = clashOf(booking);
        if (clash) throw doubleBooked(clash);
      }
    },
    take(game) {
      for (const booking of ofGame.get(game) ?? []) {
        const known = taken.get(booking.resource);
        if (known) known.push(booking);
        else taken.set(booking.resource, [booking]);
      }
    },
  };
}
