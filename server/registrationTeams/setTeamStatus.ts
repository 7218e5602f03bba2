import type { z } from 'zod';
import type { SetTeamStatus } from '../../contract/registrationTeamBodies.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import { changeSeatOf } from './changeSeatOf.ts';
import type { LockedSeats } from './changeSeats.ts';
import type { RegistrationTeamModel, RegistrationTeamRow, TeamStatus } from './model.ts';
import { placeSubmission } from './placeSubmission.ts';
import { registrationTeamRecord } from './record.ts';
import { requireDivision } from './requireDivision.ts';

type Changes = Partial<z.infer<typeof SetTeamStatus>>;

/**
 * Sets the status of a submission, or moves it to another division, or both: the placed team goes along. Accepting
 * places the team; a withdrawn one that comes back stands at the end of the queue. Throws 404, 403, 412, `removed`, and
 * `invalid_reference` for the division.
 */
export const setTeamStatus = (ctx: Context, id: string, body: Changes): Promise<RegistrationTeamRow> =>
  changeSeatOf(ctx, id, (locked) => write(ctx, id, body, locked), body.division ?? null);

async function write(
  ctx: Context,
  id: string,
  { status, division }: Changes,
  locked: LockedSeats,
): Promise<RegistrationTeamRow> {
  let stored: RegistrationTeamRow | undefined;
  const after = await updateAudited(
    ctx,
    registrationTeamRecord,
    id,
    async (team, before) => {
      stored = before;
      if (team.deletedAt) throw new DomainError('removed');
      if (division !== undefined && division !== before.division) {
        if (division === null && before.divisionTeam !== null) {
          throw invalidReference('division', 'A placed team is in a division.');
        }
        await requireDivision(ctx, team.registration, division);
        team.division = division;
      }
      if (status !== undefined) enter(team, status, locked);
    },
    'status',
  );
  return placeSubmission(ctx, stored ?? after, after, locked);
}

/** The status with what it does to the team's place in line (specification, "Team status"). */
function enter(team: RegistrationTeamModel, status: TeamStatus, { now, queuedAt }: LockedSeats): void {
  if (status === team.status) return;
  // Who withdrew gave up the seat, and with it what it had been promoted to.
  if (team.status === 'Withdrawn') {
    team.set({ queuedAt: queuedAt(team.division), promotedAt: null, windowOpen: false });
  }
  if (status === 'Waitlist') team.waitlistedAt = now;
  team.status = status;
}
