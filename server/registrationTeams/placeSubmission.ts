import type { Context } from '../platform/context.ts';
import { movePlacedTeam, placeTeams } from '../teams/index.ts';
import type { RegistrationTeamRow } from './model.ts';

/**
 * After a write of status or division, in the open transaction: the placed team follows to the division, and an
 * accepted submission that is not placed yet is. Being placed is no seat.
 *
 * @returns the submission as it is then
 */
export async function placeSubmission(
  ctx: Context,
  before: RegistrationTeamRow,
  after: RegistrationTeamRow,
): Promise<RegistrationTeamRow> {
  const { _id, division, divisionTeam, status } = after;
  if (division === null) return after;
  if (divisionTeam !== null) {
    if (division !== before.division) await movePlacedTeam(ctx, _id, division);
    return after;
  }
  if (status !== 'Accepted') return after;
  const placed = await placeTeams(ctx, [_id]);
  return { ...after, divisionTeam: placed.get(_id) ?? null };
}
