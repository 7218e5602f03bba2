import type { z } from 'zod';
import type { DivisionCapacity } from '../../contract/capacity.ts';
import { getDivision } from '../competitions/index.ts';
import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import { lineOf } from './capacity.ts';
import { readSeats, type SeatRow } from './readSeats.ts';

const presentSeat = ({ _id, name, status, paymentStatus, queuedAt, promotedAt }: SeatRow) => ({
  registrationTeam: _id,
  name,
  status,
  paymentStatus,
  queuedAt,
  promotedAt,
});

/**
 * Who holds and who waits for the seats of a division, each in order. Throws 404, and 403 for a division of another
 * organization.
 */
export async function readCapacity(ctx: Context, id: string): Promise<z.infer<typeof DivisionCapacity>> {
  const seats = (await readSeats(ctx, [id])).get(id);
  if (!seats) throw notFound();
  if (!hasScope(ctx.actor, 'read:registrations', seats.organization)) {
    await getDivision(ctx, id);
    throw forbidden();
  }
  const { secured, waitlisted, pending } = lineOf(seats, ctx.now());
  const { capacity, waitlistCapacity } = seats.capacity;
  return {
    capacity,
    waitlistCapacity,
    secured: secured.map(presentSeat),
    waitlisted: waitlisted.map(presentSeat),
    pending: pending.map(presentSeat),
  };
}
