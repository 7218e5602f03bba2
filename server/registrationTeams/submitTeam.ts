import type { z } from 'zod';
import type { SubmitRegistrationTeam } from '../../contract/registrationTeamBodies.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { insertRecords } from '../platform/records.ts';
import { addPlayers } from '../players/index.ts';
import { requireOpenGates, type RegistrationModel } from '../registrations/index.ts';
import { joinQueue, type EndOfQueue } from './joinQueue.ts';
import { findEntryForm, lockForm } from './lockForm.ts';
import { RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';
import { placeIfFree } from './placeIfFree.ts';
import { recordSubmissionChanges } from './recordSubmissionChanges.ts';
import { requireDivision } from './requireDivision.ts';
import { requireRoom, requireRoomIn } from './requireRoom.ts';
import { findAudience, sendTeamRegistered } from './sendTeamRegistered.ts';
import { takeTurnFor } from './takeTurnFor.ts';
import { setDetails } from './teamDetails.ts';
import { setDiscountCode } from './setDiscountCode.ts';

export type Submitted = z.infer<typeof SubmitRegistrationTeam>;

/** Whoever registers a team manages it, and is the one to be written to unless somebody else is named. */
export const registrantOf = (actor: Actor) =>
  actor.kind === 'user' ? { registrant: actor.id, managers: [{ name: actor.name, email: actor.email }] } : {};

/**
 * Registers a team. Checked in this order: `registration_inactive`, `registration_not_open`, `registration_closed`,
 * `division_full`. Throws `invalid_reference`, `invalid_fields`, `roster_full`, and what a discount code can be
 * refused with. In a free division the team is placed at once while a seat is free.
 */
export async function submitTeam(ctx: Context, body: Submitted): Promise<RegistrationTeamRow> {
  const division = body.division ?? null;
  const found = await findEntryForm(ctx, body.registration);
  requireOpenGates(found, ctx.now());
  const enter = () => enterTeam(ctx, found, division, body);
  if (division === null) return enter();
  if (!ctx.db.isInTransaction()) return takeTurnFor(ctx, { division, registration: found._id }, enter);
  // Whoever comes too late is told so without waiting for those who are being let in.
  await requireRoom(ctx, division, found);
  return enter();
}

const enterTeam = (
  ctx: Context,
  found: RegistrationModel,
  division: string | null,
  body: Submitted,
): Promise<RegistrationTeamRow> =>
  ctx.transaction(async () => {
    const registration = await lockForm(ctx, found);
    requireOpenGates(registration, ctx.now());
    await requireDivision(ctx, registration._id, division);
    const audience = await findAudience(ctx, registration, division);
    return joinQueue(ctx, division, async (end) => {
      if (end.seats) requireRoomIn(end.seats, { registrationConfig: registration.config }, end.now);
      const team = await createSubmission(ctx, registration, division, body, end);
      const placesTaken = end.seats !== undefined && !end.hasFreeSeat;
      await sendTeamRegistered(ctx, registration, team, audience, placesTaken);
      return team;
    });
  });

async function createSubmission(
  ctx: Context,
  registration: RegistrationModel,
  division: string | null,
  body: Submitted,
  { now, queuedAt, hasFreeSeat }: EndOfQueue,
): Promise<RegistrationTeamRow> {
  const { _id: registrationId, organization } = registration;
  const team = RegistrationTeamModel.build({
    ...{ organization, registration: registrationId, division, name: body.name },
    ...{ registeredAt: now, queuedAt },
    ...registrantOf(ctx.actor),
  } as object as never);
  // An empty list names nobody, as none does.
  const managers = body.managers?.length === 0 ? undefined : body.managers;
  setDetails(team, registration, { ...body, managers }, now);
  await setDiscountCode(ctx, team, body.discountCode);
  await insertRecords(ctx, RegistrationTeamModel, [team.get()]);
  if (body.players && body.players.length > 0) {
    await addPlayers(ctx, { organization, registrationTeam: team._id, team: null, players: body.players });
  }
  const row = await placeIfFree(ctx, team._id, hasFreeSeat);
  await recordSubmissionChanges(ctx, 'create', [{ before: null, after: row }]);
  return row;
}
