import type { Context } from '../platform/context.ts';
import { endOfQueue } from './capacity.ts';
import { lockDivisions } from './lockDivisions.ts';
import { promoteTeams } from './promoteTeams.ts';
import { nextPromotions, waitlistedBy } from './promotion.ts';
import { readSeats, type DivisionSeats } from './readSeats.ts';
import { sendSeatNotices } from './sendSeatNotices.ts';

/** The divisions as they stand once nobody else can change their seats. */
export type LockedSeats = {
  /** Of this change: taken with the lock held, so that changes follow each other in time as they do in fact. */
  readonly now: Date;
  readonly divisions: ReadonlyMap<string, DivisionSeats>;
  /** A place at the end of the queue of this division, or outside of any. */
  queuedAt(division: string | null): Date;
};

/**
 * Runs `work`, which may change who holds a seat of these divisions, and what follows from it, in one transaction:
 * while auto-promotion is on and the work opened seats, the next in line are seated, placed and told; a team that lost
 * its seat to another is told. Every writer of a seat goes through here, with all divisions that it touches: the lock
 * on them is what keeps two writers from giving one seat away twice.
 */
export const changeSeats = <T>(
  ctx: Context,
  divisions: readonly (string | null)[],
  work: (locked: LockedSeats) => Promise<T>,
): Promise<T> =>
  ctx.transaction(async () => {
    const ids = await lockDivisions(ctx, divisions);
    const now = ctx.now();
    const before = await readSeats(ctx, ids);
    const result = await work({
      now,
      divisions: before,
      queuedAt: (division) => endOfQueue(before.get(division ?? '')?.submissions ?? [], now),
    });
    await settleSeats(ctx, before, now);
    return result;
  });

/** Lets follow what follows from the seats having been as they were `before`. */
async function settleSeats(
  ctx: Context,
  before: ReadonlyMap<string, DivisionSeats>,
  now: Date,
): Promise<void> {
  const after = await readSeats(ctx, [...before.keys()]);
  const changes = [...after].flatMap(([division, seats]) => {
    const earlier = before.get(division);
    return earlier ? [{ before: earlier, after: seats, now }] : [];
  });
  await promoteTeams(ctx, changes.flatMap(nextPromotions), now);
  const waitlisted = changes.flatMap(waitlistedBy).map(({ _id }) => _id);
  await sendSeatNotices(ctx, 'team_waitlisted', waitlisted);
}
