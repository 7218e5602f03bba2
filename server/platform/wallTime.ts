import { DateTime } from 'luxon';

export type WallTime = { hour: number; minute: number };

/** `18:00`, `6:00 PM`, `6 pm`; `null` for what is no time of day. */
export function parseWallTime(text: string): WallTime | null {
  const match = /^\s*(\d{1,2})(?::(\d{2}))?(?:\s*([ap])\.?(?:m\.?)?)?\s*$/i.exec(text);
  const [, hours, minutes, half] = match ?? [];
  // A bare number is no time of day: it may be a court or a round.
  if (hours === undefined || (minutes === undefined && half === undefined)) return null;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59) return null;
  if (half === undefined) return hour > 23 ? null : { hour, minute };
  if (hour < 1 || hour > 12) return null;
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute };
}

/**
 * The instant at which clocks in a zone show a time on a day. 19:00 stays 19:00 across a clock change; a time that
 * the change skips is moved on by the change.
 *
 * @param day `YYYY-MM-DD`
 * @param timeZone IANA name
 */
export function instantAt(day: string, { hour, minute }: WallTime, timeZone: string): Date {
  return DateTime.fromISO(day, { zone: timeZone }).set({ hour, minute }).toJSDate();
}

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}

/** When something begins, for people to read: its `time` as it was written, else that of an instant that is one. */
export const shownTime = (
  { time, date, isTimed }: { time: string | null; date: Date; isTimed: boolean },
  timeZone: string,
): string | null => time ?? (isTimed ? timeOf(date, timeZone) : null);

/** The time of day (`18:00`) that clocks in a zone show at an instant. */
export function timeOf(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('HH:mm');
}
