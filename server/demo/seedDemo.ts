import { DateTime } from 'luxon';
import { createLeague } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { discardPending } from '../platform/outboxStore.ts';
import { createLocation } from '../venues/index.ts';
import type { Cast } from './cast.ts';
import { divisions, season, venue } from './league.ts';
import { seedPlayoffs, seedTournament } from './seedBrackets.ts';
import { seedDivision, type SeededDivision } from './seedDivision.ts';
import { seedInvitation, seedNextSeason } from './seedNextSeason.ts';
import { seedForm, type SignedUp } from './seedSignUps.ts';
import { seedTeamLife } from './seedTeamLife.ts';

/**
 * Fills the organization with a season of two divisions, whose teams signed up with their rosters and have played half
 * of it; a bracket of the first with its quarterfinals played; a tournament of sixteen after its first round; the paid
 * sign-up for the next season with a waitlist; and what goes on in the team that the cast belongs to. Only the
 * newest of it is mailed: the member's waiver and an invitation.
 */
export async function seedDemo(ctx: Context, cast: Cast): Promise<void> {
  const { _id: location } = await createLocation(ctx, { ...venue, courts: [...venue.courts] });
  const now = DateTime.fromJSDate(ctx.now(), { zone: venue.timeZone });
  const start = now.startOf('day').minus({ weeks: 5 });
  const end = start.plus({ weeks: 12 });
  const league = await createLeague(ctx, {
    ...season,
    startDate: start.toISODate() as string,
    endDate: end.toISODate() as string,
  });
  const form = await seedForm(ctx, league._id, start);
  const seeded: SeededDivision[] = [];
  for (const division of divisions) {
    seeded.push(await seedDivision(ctx, cast, { form, league: league._id, location }, division));
  }
  const [own] = seeded as [SeededDivision];
  await seedPlayoffs(ctx, location, own);
  await seedTournament(ctx, location);
  const next = await seedNextSeason(ctx, now, end.plus({ weeks: 2 }));
  await discardPending(ctx.db, league.organization);
  await seedInvitation(ctx, next);
  await seedTeamLife(ctx, cast, own.signedUp[0] as SignedUp);
}
