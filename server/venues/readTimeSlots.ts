import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { sentInstant } from '../platform/writes.ts';
import { gameInSlot, readableTimeSlot, type TimeSlotRow } from './model.ts';
import { presentTimeSlot } from './presenter.ts';
import { holding, type Hold } from './requireCourts.ts';

const filters = {
  organization: 'r.organization = ?',
  location: 'r.location = ?',
  league: 'r.league = ?',
  tournament: 'r.tournament = ?',
  from: 'r.starts_at >= ?',
  to: 'r.starts_at < ?',
  free: `(${gameInSlot} IS NULL) = ?`,
};

export type TimeSlotFilters = Partial<Record<Exclude<keyof typeof filters, 'free'>, string>> & {
  free?: boolean;
};

export const getTimeSlot = (ctx: Context, id: string) => findVisible(ctx, readableTimeSlot, id);

export const listTimeSlots = (ctx: Context, query: Paging & TimeSlotFilters, within: TimeSlotFilters = {}) =>
  listVisible(
    ctx,
    readableTimeSlot,
    query,
    filtersOf({ ...query, from: sentInstant(query.from), to: sentInstant(query.to) }, filters, within),
  );

export const timeSlotPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableTimeSlot, ids)).map(presentTimeSlot),
};

/** A slot with the IANA zone in which times at its venue are read. */
export type SlotToPlay = Pick<TimeSlotRow, '_id' | 'location' | 'court' | 'start' | 'end'> & {
  timeZone: string;
};

/**
 * The slots that a body refers to, in its order, held. Throws `invalid_reference` for one that is missing or another
 * organization's.
 */
export async function requireTimeSlots(
  ctx: Context,
  organization: string,
  ids: readonly string[],
  pathOf: (index: number) => string,
  hold: Hold = 'together',
): Promise<SlotToPlay[]> {
  const slots = await ctx.db.select<SlotToPlay>(
    `SELECT r.id AS "_id", r.location, r.court, r.starts_at AS start, r.ends_at AS "end",
            coalesce(l.time_zone, o.time_zone) AS "timeZone"
     FROM time_slots r JOIN locations l ON l.id = r.location JOIN organizations o ON o.id = r.organization
     WHERE r.id = ANY($1) AND r.organization = $2 ORDER BY r.id ${holding[hold]}`,
    [ids, organization],
  );
  const byId = new Map(slots.map((slot) => [slot._id, slot]));
  return ids.map((id, index) => {
    const slot = byId.get(id);
    if (!slot) throw invalidReference(pathOf(index));
    return slot;
  });
}
