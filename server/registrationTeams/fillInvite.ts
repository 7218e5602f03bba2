import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import { addPlayers } from '../players/index.ts';
import { renamePlacedTeam } from '../teams/index.ts';
import { capacityStates, hasFreeSeat } from './capacity.ts';
import { changeSeatOf } from './changeSeatOf.ts';
import type { LockedSeats } from './changeSeats.ts';
import { consumeInvite, findInvite } from './findInvite.ts';
import { findSubmission } from './findSubmission.ts';
import { findForm } from './lockForm.ts';
import { RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';
import { placeIfFree } from './placeIfFree.ts';
import { recordSubmissionChanges } from './recordSubmissionChanges.ts';
import { requireDivision } from './requireDivision.ts';
import { requireRoomIn } from './requireRoom.ts';
import { findAudience, sendTeamRegistered } from './sendTeamRegistered.ts';
import { setDiscountCode } from './setDiscountCode.ts';
import { registrantOf, type Submitted } from './submitTeam.ts';
import { setDetails } from './teamDetails.ts';

/**
 * Fills in the placeholder that the invitation was sent for, whatever the gates say: it has its place already. Any
 * signed-in person may, an administrator or a key within the organization; once. Throws `invalid_token`,
 * `invalid_reference` for another registration or division than the invitation's, and otherwise as a sign-up does.
 */
export const fillInvite = (ctx: Context, token: string, body: Submitted): Promise<RegistrationTeamRow> =>
  ctx.transaction(async () => {
    const invite = await findInvite(ctx, token);
    if (ctx.actor.kind !== 'user' && !hasScope(ctx.actor, 'write:registrations', invite.organization)) {
      throw new DomainError('invalid_token');
    }
    if (body.registration !== invite.registration) {
      throw invalidReference('registration', 'The invitation is for another registration.');
    }
    const division = body.division ?? invite.division;
    if (division !== invite.division) await requireDivision(ctx, invite.registration, division);
    return changeSeatOf(
      ctx,
      invite.registrationTeam,
      async (locked) => {
        await consumeInvite(ctx, token);
        return fillIn(ctx, invite.registrationTeam, { ...body, division }, locked);
      },
      division,
    );
  });

type Managers = NonNullable<Submitted['managers']>;

/** Those whom the organizers named stay, but for who comes at the same address: it is the same person. */
const withManagers = (held: Managers, coming: Managers): Managers => {
  const addresses = new Set(coming.flatMap(({ email }) => email?.toLowerCase() ?? []));
  return [...held.filter(({ email }) => !addresses.has(email?.toLowerCase() ?? '')), ...coming];
};

async function fillIn(
  ctx: Context,
  id: string,
  body: Submitted & { division: string | null },
  locked: LockedSeats,
): Promise<RegistrationTeamRow> {
  const before = await findSubmission(ctx, id);
  const team = await RegistrationTeamModel.findByPk(id, { rejectOnEmpty: true });
  const registration = await findForm(ctx, team.registration);
  const { organization } = team;
  const { registrant = null, managers: [self] = [] } = registrantOf(ctx.actor);
  team.set({ unregistered: false, registrant });
  const seats = locked.divisions.get(body.division ?? '');
  const isSeatFree = seats !== undefined && hasFreeSeat(seats, locked.now);
  const comes = team.division === null && body.division !== null;
  if (comes) {
    if (seats) requireRoomIn(seats, { registrationConfig: registration.config }, locked.now);
    team.set({ division: body.division, queuedAt: locked.queuedAt(body.division) });
  }
  if (team.division !== body.division) {
    throw invalidReference('division', 'The organizers gave the team another division.');
  }
  const named = body.managers?.length ? body.managers : self ? [self] : [];
  setDetails(team, registration, { ...body, managers: withManagers(team.managers, named) }, locked.now);
  await setDiscountCode(ctx, team, body.discountCode);
  await team.save();
  if (before.divisionTeam !== null) await renamePlacedTeam(ctx, id, team.name);
  if (body.players && body.players.length > 0) {
    await addPlayers(ctx, {
      organization,
      registrationTeam: id,
      team: before.divisionTeam,
      players: body.players,
    });
  }
  const row = await placeIfFree(ctx, id, comes && isSeatFree);
  await recordSubmissionChanges(ctx, 'update', [{ before, after: row }]);
  const state = seats && capacityStates(seats, locked.now).get(id);
  const placesTaken = state === 'Waitlisted' || ((state === 'Pending' || comes) && !isSeatFree);
  const audience = await findAudience(ctx, registration, row.division);
  await sendTeamRegistered(ctx, registration, row, audience, placesTaken);
  return row;
}
