import fc from 'fast-check';
import { bookingsOf, type Booking } from '../../server/games/bookings.ts';
import { DomainError } from '../../server/platform/errors.ts';

const hour = (n: number) => new Date(Date.UTC(2026, 4, 1, n));
const free = { other: null, otherStart: null, otherEnd: null };
const booking = (game: string, resource: string, from: number, until: number): Booking => ({
  game,
  field: 'court',
  resource,
  start: hour(from),
  end: hour(until),
  ...free,
});

/** Takes each game in turn where it is free; the games that were refused, and why. */
function takeAll(all: readonly Booking[]) {
  const bookings = bookingsOf(all);
  const refused = new Map<string, string>();
  for (const game of new Set(all.map((each) => each.game))) {
    try {
      bookings.requireFree(game);
      bookings.take(game);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.set(game, `${error.code} ${error.details?.[0]?.message}`);
    }
  }
  return refused;
}

describe('games that are booked one after another', () => {
  it('may follow each other on a court, and not overlap there', () => {
    const refused = takeAll([
      booking('nine', 'A', 9, 11),
      booking('ten', 'A', 10, 12),
      booking('eleven', 'A', 11, 13),
      booking('elsewhere', 'B', 10, 12),
    ]);
    expect([...refused]).toEqual([
      [
        'ten',
        'double_booked The court has game nine from 2026-05-01T09:00:00.000Z to 2026-05-01T11:00:00.000Z.',
      ],
    ]);
  });

  it('leave a game that stands where it is', () => {
    const stands = { other: 'final', otherStart: hour(8), otherEnd: hour(10) };
    const refused = takeAll([{ ...booking('nine', 'A', 9, 11), ...stands }, booking('ten', 'A', 10, 12)]);
    expect([...refused.keys()]).toEqual(['nine']);
  });

  it('are refused exactly where one that was taken before overlaps', () => {
    const aBooking = fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat(20), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(aBooking, { selector: ([court]) => court, maxLength: 3 })),
        (games) => {
          const all = games.map((courts, game) =>
            courts.map(([court, from, length]) => booking(String(game), court, from, from + length)),
          );
          const refused = takeAll(all.flat());
          const overlap = (one: Booking, two: Booking) =>
            one.resource === two.resource && one.start < two.end && two.start < one.end;
          all.forEach((own, game) => {
            const before = all.slice(0, game).filter((_, index) => !refused.has(String(index)));
            const clashes = own.some((one) => before.flat().some((two) => overlap(one, two)));
            expect(refused.has(String(game))).toBe(clashes);
          });
        },
      ),
    );
  });
});
