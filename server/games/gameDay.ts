import { dayOf, instantAt, parseWallTime } from '../platform/wallTime.ts';

/** When a game is played, as a body says it: `date` a day or an instant, `globalDate` a day. */
export type SentDay = {
  date?: string | undefined;
  time?: string | null | undefined;
  globalDate?: string | null | undefined;
};

/** When a game is played, as it is kept. */
export type GameDay = {
  date: Date;
  /** Whether `date` was given with a time of day, and so says when the game begins where there is no `time`. */
  dateHasTime: boolean;
  time: string | null;
  globalDate: string;
};

const midnight = (day: string) => new Date(day);
const isDay = (date: string) => date.length === 'YYYY-MM-DD'.length;
const parsed = (time: string | null) => (time === null ? null : parseWallTime(time));

/**
 * A game's date and day from what was sent and, on a change, what is kept.
 *
 * With a `time` that parses, the game begins at that wall time on `globalDate` in the zone. Without, `date` stays as it
 * was sent: a day is its midnight in UTC, nothing at all is now. `globalDate` left out is the day of `date` in the zone,
 * of a date-only `date` that very day. What comes back as it was read says nothing new, so that a client may send the
 * whole record to change one field.
 *
 * @param stored null for a new game
 * @param timeZone of the venue, or else of the organization
 * @param zoneChanged another venue than before: a wall time stays what it is, so that its instant moves
 */
export function gameDay(
  sent: SentDay,
  stored: GameDay | null,
  timeZone: string,
  now: Date,
  zoneChanged = false,
): GameDay {
  const time = sent.time === undefined ? (stored?.time ?? null) : sent.time;
  const newDate = isNewDate(sent.date, stored) ? sent.date : undefined;
  const newDay = sent.globalDate;
  const sameDay = newDay === undefined || newDay === stored?.globalDate;
  if (stored && !zoneChanged && newDate === undefined && sameDay && time === stored.time) return stored;
  const wallTime = parsed(time);
  const basis = basisOf(newDate, newDay, stored, wallTime !== null, timeZone, now);
  const globalDate = newDay ?? (newDay === null ? derivedDay(basis, stored, timeZone) : basis.globalDate);
  if (wallTime) return { ...basis, time, globalDate, date: instantAt(globalDate, wallTime, timeZone) };
  // A day without a time moves with its `globalDate`; an instant stays as it was sent.
  const moves = newDate === undefined && !basis.dateHasTime && globalDate !== basis.globalDate;
  return { ...basis, time, globalDate, date: moves ? midnight(globalDate) : basis.date };
}

type Basis = Pick<GameDay, 'date' | 'dateHasTime' | 'globalDate'>;

function basisOf(
  newDate: string | undefined,
  newDay: string | null | undefined,
  stored: GameDay | null,
  hasWallTime: boolean,
  timeZone: string,
  now: Date,
): Basis {
  if (newDate !== undefined && isDay(newDate)) return untimed(newDate);
  if (newDate !== undefined) {
    const date = new Date(newDate);
    return { date, dateHasTime: true, globalDate: dayOf(date, timeZone) };
  }
  if (stored) {
    // A wall time that is taken away leaves the day, and nothing to begin at.
    return parsed(stored.time) && !hasWallTime ? untimed(stored.globalDate) : stored;
  }
  if (newDay) return untimed(newDay);
  return { date: now, dateHasTime: false, globalDate: dayOf(now, timeZone) };
}

const untimed = (day: string): Basis => ({ date: midnight(day), dateHasTime: false, globalDate: day });

/** The day that a game falls back to when its own is cleared. */
function derivedDay(basis: Basis, stored: GameDay | null, timeZone: string): string {
  const saysInstant = basis.dateHasTime && parsed(stored?.time ?? null) === null;
  return saysInstant ? dayOf(basis.date, timeZone) : basis.globalDate;
}

function isNewDate(date: string | undefined, stored: GameDay | null): boolean {
  if (date === undefined) return false;
  return !stored || isDay(date) || new Date(date).getTime() !== stored.date.getTime();
}
