import type { z } from 'zod';
import type { CreateDiscountCode } from '../../contract/discountCodes.ts';
import { createAudited } from '../audit/index.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import { sentInstant } from '../platform/writes.ts';
import { RegistrationModel } from '../registrations/index.ts';
import { discountCodeRecord } from './record.ts';
import { uniqueCode } from './uniqueCode.ts';

/** A code of a registration that the caller administers. Throws `invalid_reference` for another, `already_exists`. */
export const createDiscountCode = (ctx: Context, body: z.infer<typeof CreateDiscountCode>) =>
  uniqueCode(
    ctx.transaction(async () => {
      const registration = await RegistrationModel.findByPk(body.registration, {
        attributes: ['_id', 'organization'],
      });
      if (!registration || !administers(ctx.actor, registration.organization)) {
        throw invalidReference('registration');
      }
      return createAudited(ctx, discountCodeRecord, {
        ...body,
        code: body.code.trim(),
        expiresAt: sentInstant(body.expiresAt),
        organization: registration.organization,
      });
    }),
  );
