import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import { courtNamed } from './courtNames.ts';
import type { Court } from './model.ts';

type CourtReference = { location: string; court: string | null };

/** A court of a venue by the name that the venue gives it, and the IANA zone in which times there are read. */
export type PlaceToPlay = CourtReference & { timeZone: string };

/**
 * Until the transaction ends, a place or slot that is held keeps as it is; `alone` keeps others from holding it too, so
 * that of two who fill it at once the second sees what the first has taken.
 */
export type Hold = 'together' | 'alone';

export const holding = { together: 'FOR SHARE OF r', alone: 'FOR NO KEY UPDATE OF r' } as const;

/**
 * The courts that a body refers to, in its order, their venues held.
 *
 * @param pathOf where the body names the court of this number, `''` for its own fields
 * @throws `invalid_reference` for a venue that is missing or another organization's, and for a court that it lacks
 */
export async function requireCourts(
  ctx: Context,
  organization: string,
  courts: readonly CourtReference[],
  pathOf: (index: number) => string,
  hold: Hold = 'together',
): Promise<PlaceToPlay[]> {
  if (courts.length === 0) return [];
  const venues = await ctx.db.select<{ _id: string; courts: Court[]; timeZone: string }>(
    `SELECT r.id AS "_id", r.courts, coalesce(r.time_zone, o.time_zone) AS "timeZone"
     FROM locations r JOIN organizations o ON o.id = r.organization
     WHERE r.id = ANY($1) AND r.organization = $2 ORDER BY r.id ${holding[hold]}`,
    [courts.map(({ location }) => location), organization],
  );
  const byId = new Map(venues.map((venue) => [venue._id, venue]));
  return courts.map(({ location, court }, index) => {
    const venue = byId.get(location);
    if (!venue) throw invalidReference(`${pathOf(index)}location`);
    const named = court === null ? null : courtNamed(venue.courts, court);
    if (named === undefined) throw invalidReference(`${pathOf(index)}court`);
    return { location, court: named, timeZone: venue.timeZone };
  });
}
