import type { z } from 'zod';
import type { SubmitRegistrationTeam } from '../../contract/registrationTeamBodies.ts';
import { recordAudits } from '../audit/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { insertRecords } from '../platform/records.ts';
import { addPlayers } from '../players/index.ts';
import { feeOf } from '../registrations/index.ts';
import { placeNewTeam } from '../teams/index.ts';
import type { CapacityState } from './capacity.ts';
import type { Entry } from './findEntry.ts';
import { findSubmission } from './findSubmission.ts';
import { endOf, type EndOfQueue } from './joinQueue.ts';
import { lockEntry } from './lockEntry.ts';
import { RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';
import { newcomerState } from './readSeats.ts';
import { submissionEntry } from './recordSubmissionChanges.ts';
import { requireRoomIn } from './requireRoom.ts';
import { sendTeamRegistered } from './sendTeamRegistered.ts';
import { setDetails } from './teamDetails.ts';
import { setDiscountCode } from './setDiscountCode.ts';

export type Submitted = z.infer<typeof SubmitRegistrationTeam>;

/** Whoever registers a team manages it, and is the one to be written to unless somebody else is named. */
export const registrantOf = (actor: Actor) =>
  actor.kind === 'user' ? { registrant: actor.id, managers: [{ name: actor.name, email: actor.email }] } : {};

/**
 * Registers a team at the place that was found for it, in one transaction. Checked again in this order:
 * `registration_inactive`, `registration_not_open`, `registration_closed`, `division_full`. Throws `invalid_reference`,
 * `invalid_fields`, `roster_full`, and what a discount code can be refused with. In a free division the team is placed at
 * once while a seat is free.
 */
export const submitTeam = (
  ctx: Context,
  body: Submitted,
  found: Entry,
): Promise<{ row: RegistrationTeamRow; capacityState: CapacityState | null }> =>
  ctx.transaction(async () => {
    const { form, division, audience } = await lockEntry(ctx, found);
    const end = await endOf(ctx, division && division._id);
    if (end.seats) requireRoomIn(end.seats, { registrationConfig: form.config }, end.now);
    const row = await createSubmission(ctx, form, body, end);
    const placesTaken = end.seats !== undefined && !end.hasFreeSeat;
    await sendTeamRegistered(ctx, form, row, audience, placesTaken);
    return { row, capacityState: end.seats ? newcomerState(end.seats, row, end.now) : null };
  });

async function createSubmission(
  ctx: Context,
  form: Entry['form'],
  body: Submitted,
  end: EndOfQueue,
): Promise<RegistrationTeamRow> {
  const { organization } = form;
  const { division = null, players = [] } = body;
  const team = RegistrationTeamModel.build({
    ...{ organization, registration: form._id, division, name: body.name },
    ...{ registeredAt: end.now, queuedAt: end.queuedAt },
    ...registrantOf(ctx.actor),
  } as object as never);
  // An empty list names nobody, as none does.
  const managers = body.managers?.length === 0 ? undefined : body.managers;
  setDetails(team, form, { ...body, managers }, end.now);
  await setDiscountCode(ctx, team, body.discountCode);
  await insertRecords(ctx, RegistrationTeamModel, [team.get()]);
  const added = await findSubmission(ctx, team._id);
  const placed =
    division !== null && end.hasFreeSeat && feeOf(added).isFree
      ? await placeNewTeam(ctx, { ...added, division })
      : null;
  await addPlayers(ctx, { organization, registrationTeam: team._id, team: null, players });
  const row = { ...added, divisionTeam: placed && placed.divisionTeam, players: players.length };
  const entry = submissionEntry(ctx, 'create', { before: null, after: row });
  await recordAudits(ctx, placed ? [placed.entry, entry] : [entry]);
  return row;
}
