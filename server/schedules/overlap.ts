/** Half-open: the start belongs to it, the end does not. */
export interface Interval {
  start: Date;
  end: Date;
}

/** Half-open intervals: 9:00-10:00 and 10:00-11:00 do not overlap, 9:00-10:00 and 9:30-10:30 do. */
export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/**
 * What can hold one game at a time: a named court of a venue, or a whole venue that names none. `null` (no venue, no
 * court) is no limit.
 */
export function courtKey(location: string | null | undefined, court: string | null | undefined) {
  if (!location && !court) return null;
  return JSON.stringify([location ?? '', court ?? '']);
}
