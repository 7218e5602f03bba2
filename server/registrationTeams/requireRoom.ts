import type { StoredConfig } from '../competitions/index.ts';
import { DomainError } from '../platform/errors.ts';
import { capacityStates, hasRoom } from './capacity.ts';
import { divisionCapacityOf } from './divisionCapacity.ts';
import type { DivisionSeats } from './readSeats.ts';

/** Who asks for room: a new team, or one that is there (`registrationTeam`) and would pay. */
type Arrival = { registrationConfig: StoredConfig; registrationTeam?: string };

/**
 * Throws `division_full` where neither a seat nor a place on the waitlist is left. What the registration says about
 * its capacity counts, whichever else the division takes teams from. A team that holds either already has room.
 */
export function requireRoomIn(
  seats: DivisionSeats,
  { registrationConfig, registrationTeam }: Arrival,
  now: Date,
): void {
  const state = registrationTeam === undefined ? undefined : capacityStates(seats, now).get(registrationTeam);
  if (state === 'Secured' || state === 'Waitlisted') return;
  const capacity = divisionCapacityOf({ ...seats.levels, registration: registrationConfig });
  if (!hasRoom({ ...seats, capacity }, now)) throw new DomainError('division_full');
}
