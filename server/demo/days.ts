import { DateTime } from 'luxon';
import type { Context } from '../platform/context.ts';

const weekdays = { monday: 1, wednesday: 3, thursday: 4, saturday: 6, sunday: 7 } as const;

export type Weekday = keyof typeof weekdays;

/** The coming day of that name where the venue is, today if it is one: a week before it, what was played is over. */
export function coming(weekday: Weekday, now: Date, timeZone: string): DateTime {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const day = today.set({ weekday: weekdays[weekday] });
  return day < today ? day.plus({ weeks: 1 }) : day;
}

/** The context as it was then: whoever signs up in it has signed up at that time. */
export const at = <C extends Context>(ctx: C, then: DateTime): C => ({ ...ctx, now: () => then.toJSDate() });
