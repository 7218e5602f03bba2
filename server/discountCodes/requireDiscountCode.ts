import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { findDiscountCode, type UsableCode } from './findDiscountCode.ts';
import { findDiscountUse } from './findDiscountUse.ts';

/**
 * The code that a text names, for a team to enter. A team that has paid with another keeps that one:
 * `discount_invalid`, beside the refusals of `findDiscountCode`.
 */
export async function requireDiscountCode(
  ctx: Context,
  registration: string,
  text: string,
  registrationTeam?: string,
): Promise<UsableCode> {
  const use = registrationTeam === undefined ? null : await findDiscountUse(ctx, registrationTeam);
  if (use && use.text.toLowerCase() === text.trim().toLowerCase()) {
    return { _id: use.discountCode, code: use.text, amountOff: use.amountOff };
  }
  if (use?.isSettled) {
    throw new DomainError('discount_invalid', { message: 'The team has paid with another discount code.' });
  }
  return findDiscountCode(ctx, registration, text);
}
