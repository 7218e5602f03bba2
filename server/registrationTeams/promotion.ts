import { byWait, capacityStates, limitOf, lineOf, type Seats, type Submission } from './capacity.ts';

/** A division before and after a write, and when that was. */
type SeatChange<S extends Submission = Submission> = {
  readonly before: Seats<S>;
  readonly after: Seats<S>;
  readonly now: Date;
};

/**
 * Whether the write opened a seat: a secured team gave its own up or lost the right to it, the limit rose, or
 * auto-promotion was switched on. A team that only falls behind others in line opens nothing.
 */
function opensSeat({ before, after, now }: SeatChange): boolean {
  if (limitOf(after.capacity) > limitOf(before.capacity)) return true;
  if (after.capacity.autoPromote && !before.capacity.autoPromote) return true;
  const { secured, waitlisted } = lineOf(after, now);
  const stillInLine = new Set(
    [...secured, ...waitlisted.filter(({ status }) => status !== 'Waitlist')].map(({ _id }) => _id),
  );
  return lineOf(before, now).secured.some(({ _id }) => !stillInLine.has(_id));
}

/**
 * The teams that auto-promotion seats after a write, in the order of the line: those over capacity whom the opening
 * gave a seat, then, while seats are free, those whom an administrator put on the waitlist, longest first. A team that
 * this very write changed is not among them: it has what it was given, and a team just set to Waitlist does not take
 * the seat that it left. Unpaid teams are passed over.
 */
export function nextPromotions<S extends Submission>(change: SeatChange<S>): S[] {
  const { before, after, now } = change;
  if (!after.capacity.autoPromote || !opensSeat(change)) return [];
  const statesBefore = capacityStates(before, now);
  const known = new Map(before.submissions.map((submission) => [submission._id, submission]));
  const waited = ({ _id, status, promotedAt }: S) => {
    const earlier = known.get(_id);
    return (
      statesBefore.get(_id) === 'Waitlisted' &&
      earlier?.status === status &&
      earlier.promotedAt?.getTime() === promotedAt?.getTime()
    );
  };
  const { secured } = lineOf(after, now);
  const movedUp = secured.filter((submission) => submission.isPromotable && waited(submission));
  const onWaitlist = after.submissions
    .filter((submission) => submission.status === 'Waitlist' && !submission.removed)
    .filter((submission) => submission.holdsSeat && submission.isPromotable && waited(submission))
    .sort(byWait)
    .slice(0, limitOf(after.capacity) - secured.length);
  return [...movedUp, ...onWaitlist];
}

/** The teams that had a seat before a write and wait after it. */
export function waitlistedBy<S extends Submission>({ before, after, now }: SeatChange<S>): S[] {
  const had = capacityStates(before, now);
  return lineOf(after, now).waitlisted.filter(({ _id }) => had.get(_id) === 'Secured');
}

/** The teams that have a seat until this moment and wait from then on, because a promotion window ends. */
export function waitlistedFrom<S extends Submission>(seats: Seats<S>, moment: Date): S[] {
  const had = capacityStates(seats, new Date(moment.getTime() - 1));
  return lineOf(seats, moment).waitlisted.filter(({ _id }) => had.get(_id) === 'Secured');
}
