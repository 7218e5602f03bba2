import type { Context } from '../platform/context.ts';
import { markEnded, type Checkout } from './checkoutRows.ts';
import { releaseReservation } from './releaseReservation.ts';

/**
 * Ends a page of which no payment is known, in one transaction with the release of the discount it had reserved, unless
 * another open page of the team has it too. A page that is paid stays so. False where the page was opened since the
 * caller looked at it: it has to be closed at the processor then.
 */
export const endCheckout = (
  ctx: Context,
  checkout: Pick<Checkout, '_id' | 'sessionId' | 'registrationTeam'>,
  state: 'expired' | 'refused' | 'unsettled',
): Promise<boolean> =>
  ctx.transaction(async () => {
    const { registrationTeam } = checkout;
    await ctx.db.select('SELECT 1 FROM registration_teams WHERE id = $1 FOR NO KEY UPDATE', [
      registrationTeam,
    ]);
    if (!(await markEnded(ctx, checkout, state))) return false;
    await releaseReservation(ctx, registrationTeam);
    return true;
  });
