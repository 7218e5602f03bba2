import type { teamStatuses } from '../../contract/registrationTeamRecord.ts';

/** What the seat of a team follows from. */
export type Submission = {
  readonly _id: string;
  readonly status: (typeof teamStatuses)[number];
  /** Since when it stands in line. */
  readonly queuedAt: Date;
  /** When auto-promotion seated it last. */
  readonly promotedAt: Date | null;
  /** When its status became Waitlist. */
  readonly waitlistedAt: Date | null;
  readonly removed: boolean;
  /** Free, or paid at least partially. */
  readonly holdsSeat: boolean;
  /** Auto-promotion may seat it: free, or of a registration with a payment product. */
  readonly isPromotable: boolean;
};

export type DivisionCapacity = {
  /** Teams that may be secured; 0 is no limit. */
  readonly capacity: number;
  /** Teams that may wait; null is no limit. */
  readonly waitlistCapacity: number | null;
  readonly autoPromote: boolean;
  /** For so long a promoted team comes before those that were earlier in line. */
  readonly promotionPaymentWindowHours: number;
};

/** A division as the rules of seats see it. */
export type Seats<S extends Submission = Submission> = {
  readonly capacity: DivisionCapacity;
  readonly submissions: readonly S[];
};

export type CapacityState = 'Secured' | 'Waitlisted' | 'Pending';

const hourMs = 3_600_000;

/** How many teams the division seats: `Infinity` where nothing limits it. */
export const limitOf = ({ capacity }: DivisionCapacity): number => (capacity === 0 ? Infinity : capacity);

/** When the precedence of a team that was promoted then ends. */
export const windowEnd = (promotedAt: Date, windowHours: number): Date =>
  new Date(promotedAt.getTime() + windowHours * hourMs);

const isBetween = (from: Date, now: Date, to: Date) => from <= now && now < to;

type Ranked<S> = { submission: S; promoted: number; queued: number };

/** Teams in their promotion window by its start, then all others by their place in the queue. Total: ids differ. */
function byPrecedence(a: Ranked<Submission>, b: Ranked<Submission>): number {
  if (a.promoted !== b.promoted) return a.promoted < b.promoted ? -1 : 1;
  return a.queued - b.queued || byId(a.submission, b.submission);
}

const byId = (a: Submission, b: Submission) => (a._id < b._id ? -1 : 1);

const waitingSince = ({ waitlistedAt, queuedAt }: Submission) => (waitlistedAt ?? queuedAt).getTime();

/** The order in which teams that an administrator put on the waitlist stand there. */
export const byWait = (a: Submission, b: Submission): number =>
  waitingSince(a) - waitingSince(b) || byId(a, b);

function inOrder<S extends Submission>(submissions: readonly S[], windowHours: number, now: Date): S[] {
  const ranked = submissions.map((submission) => {
    const { promotedAt, queuedAt } = submission;
    const runs = promotedAt !== null && isBetween(promotedAt, now, windowEnd(promotedAt, windowHours));
    return { submission, promoted: runs ? promotedAt.getTime() : Infinity, queued: queuedAt.getTime() };
  });
  return ranked.sort(byPrecedence).map(({ submission }) => submission);
}

export type Line<S extends Submission = Submission> = {
  /** As the seats are given. */
  secured: S[];
  /** As seats will be given: those over capacity, then those whom an administrator put there. */
  waitlisted: S[];
  /** Unpaid, in the order of the queue. */
  pending: S[];
};

/**
 * Who holds a seat, who waits and who holds nothing yet, each in order. Withdrawn and removed teams are none of them.
 * Status Accepted is no seat, and the promotion window is precedence, never a condition (specification, "Capacity
 * state").
 */
export function lineOf<S extends Submission>({ submissions, capacity }: Seats<S>, now: Date): Line<S> {
  const present = submissions.filter(({ removed, status }) => !removed && status !== 'Withdrawn');
  const inLine = present.filter(({ status }) => status !== 'Waitlist');
  const windowHours = capacity.promotionPaymentWindowHours;
  const eligible = inOrder(
    inLine.filter(({ holdsSeat }) => holdsSeat),
    windowHours,
    now,
  );
  return {
    secured: eligible.slice(0, limitOf(capacity)),
    waitlisted: [
      ...eligible.slice(limitOf(capacity)),
      ...present.filter(({ status }) => status === 'Waitlist').sort(byWait),
    ],
    pending: inOrder(
      inLine.filter(({ holdsSeat }) => !holdsSeat),
      windowHours,
      now,
    ),
  };
}

/** The state of each team by `_id`; null for withdrawn and removed ones. */
export function capacityStates(seats: Seats, now: Date): Map<string, CapacityState | null> {
  const { secured, waitlisted, pending } = lineOf(seats, now);
  const states = new Map<string, CapacityState | null>(seats.submissions.map(({ _id }) => [_id, null]));
  for (const { _id } of secured) states.set(_id, 'Secured');
  for (const { _id } of waitlisted) states.set(_id, 'Waitlisted');
  for (const { _id } of pending) states.set(_id, 'Pending');
  return states;
}

/** Whether a team that may hold a seat and comes last gets one. */
export const hasFreeSeat = (seats: Seats, now: Date): boolean =>
  lineOf(seats, now).secured.length < limitOf(seats.capacity);

/** Whether one more team may sign up or pay: a seat is free, or a place on the waitlist. */
export function hasRoom(seats: Seats, now: Date): boolean {
  const { secured, waitlisted } = lineOf(seats, now);
  if (secured.length < limitOf(seats.capacity)) return true;
  return waitlisted.length < (seats.capacity.waitlistCapacity ?? Infinity);
}

/** A place at the end of the queue: now, or after the last that came, whatever the clock of who let it in said. */
export function endOfQueue(submissions: readonly Submission[], now: Date): Date {
  const last = submissions.reduce((latest, { queuedAt }) => Math.max(latest, queuedAt.getTime()), 0);
  return new Date(Math.max(now.getTime(), last + 1));
}
