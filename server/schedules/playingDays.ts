import { DateTime } from 'luxon';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

const isoWeekday: Record<Weekday, number> = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
};

/**
 * The first `count` days, from `start` on, that fall on one of the weekdays; without weekdays, weekly on the weekday
 * of `start`. Calendar days, so no zone shifts them.
 *
 * @param start `YYYY-MM-DD`
 * @returns days as `YYYY-MM-DD`
 */
export function playingDays(
  start: string,
  daysOfWeek: readonly Weekday[] | undefined,
  count: number,
): string[] {
  const first = DateTime.fromISO(start, { zone: 'utc' });
  const wanted = new Set(daysOfWeek?.length ? daysOfWeek.map((day) => isoWeekday[day]) : [first.weekday]);
  const days: string[] = [];
  for (let day = first; days.length < count && day.isValid; day = day.plus({ days: 1 })) {
    if (wanted.has(day.weekday)) days.push(day.toFormat('yyyy-MM-dd'));
  }
  return days;
}
