import type { z } from 'zod';
import type { CreatePlaceholder } from '../../contract/registrationTeamBodies.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import { joinQueue } from './joinQueue.ts';
import { findEntryForm, lockForm } from './lockForm.ts';
import { mailInvite } from './mailInvite.ts';
import { RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';
import { placeIfFree } from './placeIfFree.ts';
import { recordSubmissionChanges } from './recordSubmissionChanges.ts';
import { requireDivision } from './requireDivision.ts';

type Placeholder = z.infer<typeof CreatePlaceholder>;

/** Who is to fill it in, where that is known. */
const managersOf = ({ managerName, managerEmail }: Placeholder) =>
  managerName || managerEmail ? [{ name: managerName ?? '', email: managerEmail ?? null }] : [];

/**
 * Holds a place for a team that is still to register, past gates and capacity; with `sendInvite` its manager gets a
 * link. Throws `invalid_reference`.
 */
export const createPlaceholder = (ctx: Context, body: Placeholder): Promise<RegistrationTeamRow> =>
  ctx.transaction(async () => {
    const registration = await lockForm(ctx, await findEntryForm(ctx, body.registration));
    const { organization } = registration;
    if (!administers(ctx.actor, organization)) throw invalidReference('registration');
    const division = body.division ?? null;
    await requireDivision(ctx, registration._id, division);
    return joinQueue(ctx, division, async ({ now, queuedAt, hasFreeSeat }) => {
      const managers = managersOf(body);
      const { _id } = await RegistrationTeamModel.create({
        ...{ organization, registration: registration._id, division, name: body.name, managers },
        ...{ unregistered: true, registeredAt: now, queuedAt },
      } as object as never);
      const row = await placeIfFree(ctx, _id, hasFreeSeat);
      const [manager] = managers;
      if (body.sendInvite && manager?.email) {
        await mailInvite(ctx, _id, { name: manager.name, email: manager.email });
      }
      await recordSubmissionChanges(ctx, 'create', [{ before: null, after: row }]);
      return row;
    });
  });
