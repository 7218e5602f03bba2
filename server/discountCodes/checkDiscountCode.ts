import type { z } from 'zod';
import type { discountCodes } from '../../contract/discountCodes.ts';
import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import { readableRegistration } from '../registrations/index.ts';
import { findDiscountCode } from './findDiscountCode.ts';

/** What a code takes off, for whoever sees the registration. Throws `invalid_reference` and the code's refusals. */
export async function checkDiscountCode(ctx: Context, body: z.infer<typeof discountCodes.check.body>) {
  const [registration] = await findVisibleByIds(ctx, readableRegistration, [body.registration]);
  if (!registration) throw invalidReference('registration');
  const { code, amountOff } = await findDiscountCode(ctx, registration._id, body.code);
  return { code, amountOff };
}
