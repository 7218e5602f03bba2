import { DateTime } from 'luxon';
import { createLeague } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { createLocation } from '../venues/index.ts';
import { divisions, season, venue } from './league.ts';
import { seedPlayoffs, seedTournament } from './seedBrackets.ts';
import { seedDivision, type SeededDivision } from './seedDivision.ts';

/**
 * Fills an organization with a season of two divisions, half of it played, a bracket of the first with its
 * quarterfinals played, and a tournament of sixteen after its first round.
 */
export async function seedDemo(ctx: Context): Promise<void> {
  const { _id: location } = await createLocation(ctx, { ...venue, courts: [...venue.courts] });
  const start = DateTime.fromJSDate(ctx.now(), { zone: venue.timeZone }).minus({ weeks: 5 });
  const league = await createLeague(ctx, {
    ...season,
    startDate: start.toISODate() as string,
    endDate: start.plus({ weeks: 12 }).toISODate() as string,
  });
  const seeded: SeededDivision[] = [];
  for (const division of divisions) seeded.push(await seedDivision(ctx, league._id, location, division));
  if (seeded[0]) await seedPlayoffs(ctx, location, seeded[0]);
  await seedTournament(ctx, location);
}
