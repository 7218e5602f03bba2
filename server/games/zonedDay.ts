import { dayOf, instantAt, parseWallTime, timeOf } from '../platform/wallTime.ts';
import type { GameDay } from './gameDay.ts';

/**
 * The day and time of a game when the zone that they are read in changes: a game at 18:00 stays at 18:00. Where the
 * moment itself was said, by a slot or by a `date` without a `time`, it stays, and clocks show another time of day.
 */
export function zonedDay(game: GameDay & { timeSlot?: string | null }, from: string, to: string): GameDay {
  const { date, dateHasTime, time, globalDate, timeSlot = null } = game;
  if (timeSlot !== null) return { date, dateHasTime, time: timeOf(date, to), globalDate: dayOf(date, to) };
  const wallTime = time === null ? null : parseWallTime(time);
  if (wallTime) return { date: instantAt(globalDate, wallTime, to), dateHasTime, time, globalDate };
  const isDayOfDate = dateHasTime && globalDate === dayOf(date, from);
  return { date, dateHasTime, time, globalDate: isDayOfDate ? dayOf(date, to) : globalDate };
}
