import type { Context } from '../platform/context.ts';
import { movePlacedTeam, placeTeams } from '../teams/index.ts';
import { hasFreeSeat } from './capacity.ts';
import type { LockedSeats } from './changeSeats.ts';
import type { RegistrationTeamRow } from './model.ts';
import { placeIfFree } from './placeIfFree.ts';

/**
 * After a write of status or division, in the open transaction: the placed team follows to the division, an accepted
 * submission that is not placed yet is, and so is a pending one that comes into the division, where nothing is charged
 * and a seat was free. Being placed is no seat.
 *
 * @returns the submission as it is then
 */
export async function placeSubmission(
  ctx: Context,
  before: RegistrationTeamRow,
  after: RegistrationTeamRow,
  { divisions, now }: LockedSeats,
): Promise<RegistrationTeamRow> {
  const { _id, division, divisionTeam, status } = after;
  if (division === null) return after;
  const comes = division !== before.division;
  if (divisionTeam !== null) {
    if (comes) await movePlacedTeam(ctx, _id, division);
    return after;
  }
  if (status === 'Pending' && comes) {
    const seats = divisions.get(division);
    return placeIfFree(ctx, _id, seats !== undefined && hasFreeSeat(seats, now));
  }
  if (status !== 'Accepted') return after;
  const placed = await placeTeams(ctx, [_id]);
  return { ...after, divisionTeam: placed.get(_id) ?? null };
}
