import { initContract } from '@ts-rest/core';
import { one, readFailures } from './envelope.ts';
import { idParameters } from './lists.ts';
import { ObjectId, Timestamp } from './primitives.ts';
import { PaymentStatus, RegistrationTeamStatus } from './registrationTeamRecord.ts';
import { z } from './zod.ts';

const Seat = z
  .object({
    registrationTeam: ObjectId,
    name: z.string(),
    status: RegistrationTeamStatus,
    paymentStatus: PaymentStatus,
    queuedAt: Timestamp,
    promotedAt: Timestamp.nullable(),
  })
  .openapi({ title: 'DivisionSeat', description: 'A submission in the line for the seats of a division.' });

const limit = z.number().int().min(0);

export const DivisionCapacity = z
  .object({
    capacity: limit.openapi({ description: 'Teams that may be secured; 0 is no limit.' }),
    waitlistCapacity: limit.nullable().openapi({
      description: 'Teams that may wait; 0 is no waitlist, null a waitlist without a limit.',
    }),
    secured: z.array(Seat).openapi({ description: 'Who holds a seat, in the order the seats are given.' }),
    waitlisted: z.array(Seat).openapi({
      description:
        'Who waits, in the order seats will be given: over capacity first, then those set to Waitlist.',
    }),
    pending: z.array(Seat).openapi({ description: 'Who has not paid and holds nothing yet.' }),
  })
  .openapi({ title: 'DivisionCapacity' });

/** Who has the seats of a division. */
export const divisionCapacity = initContract().router({
  capacity: {
    method: 'GET',
    path: '/divisions/:id/capacity',
    summary: 'Read who holds a seat in a division and who waits for one',
    description:
      'Derived each time from the submissions, the configuration and the time. Withdrawn and removed teams are left out.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(DivisionCapacity), ...readFailures },
    metadata: { permission: 'capacity.read', tags: ['Divisions'] } as const,
  },
});
