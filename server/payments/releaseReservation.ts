import { releaseDiscountUse } from '../discountCodes/index.ts';
import type { Context } from '../platform/context.ts';
import { findOpenCheckouts } from './checkoutRows.ts';

/**
 * Gives back the discount that a team has reserved, unless a page that is open still has it. One that the team has paid
 * by stays its own. For who has the team's row locked.
 */
export async function releaseReservation(ctx: Context, registrationTeam: string): Promise<void> {
  const open = await findOpenCheckouts(ctx, registrationTeam);
  if (open.every(({ discountCode }) => discountCode === null)) {
    await releaseDiscountUse(ctx, registrationTeam);
  }
}
