import type { DateTime } from 'luxon';
import { createDivision, createLeague } from '../competitions/index.ts';
import { createPaymentProduct } from '../paymentProducts/index.ts';
import { recordPayment } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { createPlaceholder, findEntry, submitTeam } from '../registrationTeams/index.ts';
import { createRegistration } from '../registrations/index.ts';
import { at } from './days.ts';
import { invitedTeam, nextDivision, nextForm, nextSeason, nextTeams, teamFee, youthFund } from './league.ts';
import { managerOf } from './rosters.ts';

/** Before the first team signed up. */
const openedDaysAgo = 14;

type NextSeason = { registration: string; division: string };

/**
 * The season to come with its paid sign-up under way: all seats are held, by whole and by part payments; of those
 * who come after, two wait and one has not paid.
 */
export async function seedNextSeason(ctx: Context, now: DateTime, start: DateTime): Promise<NextSeason> {
  const { _id: league } = await createLeague(ctx, {
    ...nextSeason,
    startDate: start.toISODate() as string,
    endDate: start.plus({ weeks: 12 }).toISODate() as string,
  });
  const { _id: division } = await createDivision(ctx, { ...nextDivision, league });
  const { _id: paymentProduct } = await createPaymentProduct(ctx, teamFee);
  const { _id: donationProduct } = await createPaymentProduct(ctx, youthFund);
  const { _id: registration } = await createRegistration(ctx, {
    ...nextForm,
    league,
    paymentProduct,
    donationProduct,
    startDate: now.minus({ days: openedDaysAgo }).toISODate() as string,
    endDate: start.minus({ weeks: 2 }).toISODate() as string,
  });
  for (const [index, { name, manager, payment }] of nextTeams.entries()) {
    const then = at(ctx, now.minus({ days: nextTeams.length - index }));
    const releaseAccepted = { name: manager, accepted: true };
    const managers = [managerOf(manager)];
    const entry = await findEntry(then, { registration, division });
    const body = { registration, division, name, managers, releaseAccepted };
    const { row } = await submitTeam(then, body, entry);
    if (payment) await recordPayment(then, null, { registrationTeam: row._id, ...payment });
  }
  return { registration, division };
}

/** Keeps a place in line for a team whose manager has been mailed a link to fill it in. */
export const seedInvitation = (ctx: Context, next: NextSeason) =>
  createPlaceholder(ctx, { ...next, ...invitedTeam, sendInvite: true });
