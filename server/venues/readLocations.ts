import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { readableLocation } from './model.ts';
import { presentLocation } from './presenter.ts';

const filters = {
  organization: 'r.organization = ?',
  name: 'lower(r.name COLLATE "default") = lower(?)',
};

export const getLocation = (ctx: Context, id: string) => findVisible(ctx, readableLocation, id);

export const listLocations = (ctx: Context, query: Paging & { organization?: string; name?: string }) =>
  listVisible(ctx, readableLocation, query, filtersOf(query, filters));

export const locationPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableLocation, ids)).map(presentLocation),
};

/** The IANA zone in which times at the venue are read: its own, or else its organization's. Throws `not_found`. */
export async function locationZone(ctx: Context, id: string): Promise<string> {
  const [location] = await ctx.db.select<{ zone: string }>(
    `SELECT coalesce(r.time_zone, o.time_zone) AS zone
     FROM locations r JOIN organizations o ON o.id = r.organization WHERE r.id = $1`,
    [id],
  );
  if (!location) throw notFound();
  return location.zone;
}
