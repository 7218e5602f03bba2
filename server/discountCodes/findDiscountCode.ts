import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';

/** A code that can be used now. */
export type UsableCode = { readonly _id: string; readonly code: string; readonly amountOff: number };

/** Why a code can't be used now, as the database's `discount_refusal` says it. */
export type Refusal = 'discount_invalid' | 'discount_expired' | 'discount_used_up';
type Found = UsableCode & { refusal: Refusal | null };

/**
 * The code of this registration that a text names, in whatever case and with whatever space around it. Throws
 * `discount_invalid` where there is none or it is switched off, `discount_expired`, `discount_used_up`.
 */
export async function findDiscountCode(
  ctx: Context,
  registration: string,
  text: string,
): Promise<UsableCode> {
  const [found] = await ctx.db.select<Found>(
    `SELECT c.id AS "_id", c.code, c.amount_off AS "amountOff", discount_refusal(c) AS refusal
     FROM discount_codes c WHERE c.registration = $1 AND lower(c.code) = lower($2)`,
    [registration, text.trim()],
  );
  if (!found) throw new DomainError('discount_invalid');
  const { refusal, ...code } = found;
  if (refusal) throw new DomainError(refusal);
  return code;
}
