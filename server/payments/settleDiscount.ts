import { settleDiscountUse, takeDiscountUse } from '../discountCodes/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';

/**
 * A fee has come in: the use of a discount that the team has reserved is kept for good. `code` is the one that the money
 * was paid by, whose use is taken now where none is reserved; one that can't be used any more is left out. For who has
 * the team's row locked.
 */
export async function settleDiscount(
  ctx: Context,
  registrationTeam: string,
  code: string | null,
): Promise<void> {
  try {
    if (code !== null) await takeDiscountUse(ctx, registrationTeam, code);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  await settleDiscountUse(ctx, registrationTeam);
}
