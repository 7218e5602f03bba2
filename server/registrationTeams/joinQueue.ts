import type { Context } from '../platform/context.ts';
import { endOfQueue, hasFreeSeat } from './capacity.ts';
import { lockDivisions } from './lockDivisions.ts';
import { readSeats, type DivisionSeats } from './readSeats.ts';

/** The end of a queue that nobody else can join. */
export type EndOfQueue = {
  /** Taken with the lock held. */
  readonly now: Date;
  readonly queuedAt: Date;
  /** Of the division as it is without the newcomer; undefined where it joins none. */
  readonly seats: DivisionSeats | undefined;
  /** Whether the newcomer has a seat as soon as it may hold one. */
  readonly hasFreeSeat: boolean;
};

/** Where the next submission of the division stands. Called with the division locked. */
export async function endOf(ctx: Context, division: string | null): Promise<EndOfQueue> {
  const now = ctx.now();
  const seats = division === null ? undefined : (await readSeats(ctx, [division])).get(division);
  return {
    now,
    queuedAt: endOfQueue(seats?.submissions ?? [], now),
    seats,
    hasFreeSeat: seats !== undefined && hasFreeSeat(seats, now),
  };
}

/**
 * Runs `work`, which adds one submission to the division, or to none, in one transaction and under the lock that every
 * writer of a seat takes. Who comes last takes no seat from anybody and opens none, so nothing else follows, as it may
 * of `changeSeats`.
 */
export const joinQueue = <T>(
  ctx: Context,
  division: string | null,
  work: (end: EndOfQueue) => Promise<T>,
): Promise<T> =>
  ctx.transaction(async () => {
    await lockDivisions(ctx, [division]);
    return work(await endOf(ctx, division));
  });
