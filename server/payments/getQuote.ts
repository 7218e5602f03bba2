import { requireDiscountCode } from '../discountCodes/index.ts';
import type { Context } from '../platform/context.ts';
import { currencyOf } from './currency.ts';
import { findQuotedTeam } from './findPayingTeam.ts';
import { quoteOf } from './quote.ts';

/**
 * What a team would be charged now, with the discount of the code that is named or else of the one it entered. Throws
 * 404 and, for a code that is named, its refusals.
 */
export async function getQuote(ctx: Context, id: string, discountCode: string | undefined) {
  const team = await findQuotedTeam(ctx, id);
  const named =
    discountCode === undefined
      ? null
      : await requireDiscountCode(ctx, team.registration, discountCode, team._id);
  const quote = quoteOf({ ...team, amountOff: named?.amountOff ?? team.amountOff });
  return { currency: await currencyOf(ctx, team.organization), ...quote };
}
