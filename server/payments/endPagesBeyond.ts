import type { Context } from '../platform/context.ts';
import { moneyOf } from '../registrations/index.ts';
import { findSubmission } from '../registrationTeams/index.ts';
import { endTime, findOpenCheckouts, type Checkout } from './checkoutRows.ts';
import { feesOf } from './openPages.ts';

/**
 * Ends the time of a team's open pages where they charge more than it still owes, for who has the team's row locked:
 * they are to be closed at the processor, now by the caller or else by the job. Whoever pays a moment before is not
 * turned away: the money is entered, and shown as what was paid too much.
 */
export async function endPagesBeyond(ctx: Context, registrationTeam: string): Promise<Checkout[]> {
  const pages = (await findOpenCheckouts(ctx, registrationTeam)).filter((page) => feesOf([page]) > 0);
  if (pages.length === 0) return [];
  const { amountRemaining } = moneyOf(await findSubmission(ctx, registrationTeam));
  if (feesOf(pages) <= amountRemaining) return [];
  await endTime(
    ctx,
    pages.map(({ _id }) => _id),
  );
  return pages;
}
