import { removeAudited } from '../audit/index.ts';
import { aroundCapacity } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { findForWrite } from '../platform/writes.ts';
import { readableRegistration, RegistrationModel } from './model.ts';
import { registrationRecord } from './record.ts';
import { leaguesOf } from './storedBounds.ts';

/** Another registration, or none, counts below its leagues and tournament then. Throws `in_use` while teams refer to it. */
export const removeRegistration = (ctx: Context, id: string) =>
  ctx.transaction(async () => {
    const registration = await findForWrite(ctx, RegistrationModel, readableRegistration, id);
    const { tournament } = registration;
    const scope = { leagues: leaguesOf(registration), tournaments: tournament === null ? [] : [tournament] };
    return aroundCapacity(ctx, scope, () => removeAudited(ctx, registrationRecord, id, 'in_use'));
  });
