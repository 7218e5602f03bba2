import type { Context } from '../platform/context.ts';
import { feeOf } from '../registrations/index.ts';
import { placeTeams } from '../teams/index.ts';
import { findSubmission } from './findSubmission.ts';
import type { RegistrationTeamRow } from './model.ts';

/**
 * Places a submission that has just come into its division, where nothing is charged and a seat was free; its status
 * stays as it is. Called with the division locked.
 *
 * @returns the submission as it is then
 */
export async function placeIfFree(
  ctx: Context,
  id: string,
  hasFreeSeat: boolean,
): Promise<RegistrationTeamRow> {
  const row = await findSubmission(ctx, id);
  if (!hasFreeSeat || !feeOf(row).isFree) return row;
  const placed = await placeTeams(ctx, [id]);
  return { ...row, divisionTeam: placed.get(id) ?? row.divisionTeam };
}
