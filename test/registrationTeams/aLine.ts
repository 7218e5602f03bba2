import type { DivisionCapacity, Seats, Submission } from '../../server/registrationTeams/capacity.ts';

export const noon = new Date('2026-11-28T12:00:00Z');
export const hoursBefore = (hours: number, since = noon) => new Date(since.getTime() - hours * 3_600_000);

/** A team that has paid and stands in line since so many hours before noon. */
export const aTeam = (_id: string, hoursInLine: number, fields: Partial<Submission> = {}): Submission => ({
  _id,
  status: 'Pending',
  queuedAt: hoursBefore(hoursInLine),
  promotedAt: null,
  waitlistedAt: null,
  removed: false,
  holdsSeat: true,
  isPromotable: true,
  ...fields,
});

export const unpaid = { holdsSeat: false } as const;

/** Put on the waitlist by an administrator so many hours before noon. */
export const setToWaitlist = (hours: number) =>
  ({ status: 'Waitlist', waitlistedAt: hoursBefore(hours) }) as const;

export const aDivision = (
  capacity: number,
  submissions: readonly Submission[],
  fields: Partial<DivisionCapacity> = {},
): Seats => ({
  capacity: { capacity, waitlistCapacity: 0, autoPromote: true, promotionPaymentWindowHours: 48, ...fields },
  submissions,
});

export const idsOf = (submissions: readonly Submission[]) => submissions.map(({ _id }) => _id);
