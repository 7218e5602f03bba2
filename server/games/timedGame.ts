import type { SlotToPlay } from '../venues/index.ts';
import { dayOf, parseWallTime, timeOf } from '../platform/wallTime.ts';

/**
 * Whether `date` is the moment at which the game begins: it has a slot, or a `time` that is one, or, with
 * no `time`, a `date` sent with a time of day. Only such games keep a court and their teams busy.
 */
export function isTimed(game: {
  timeSlot?: string | null;
  time?: string | null;
  dateHasTime: boolean;
}): boolean {
  if (game.timeSlot) return true;
  return typeof game.time === 'string' ? parseWallTime(game.time) !== null : game.dateHasTime;
}

/** What a time slot says of the game that has it. Seconds are cut off its length: games are counted in minutes. */
export const fieldsOfSlot = ({ _id, location, court, start, end, timeZone }: SlotToPlay) => ({
  timeSlot: _id,
  locationModel: location,
  court,
  date: start,
  dateHasTime: true,
  time: timeOf(start, timeZone),
  globalDate: dayOf(start, timeZone),
  duration: Math.max(1, Math.floor((end.getTime() - start.getTime()) / 60_000)),
});

/** The fields that a slot decides: one of them changed by itself takes the game out of its slot. */
export const slotFields = ['locationModel', 'court', 'date', 'time', 'globalDate', 'duration'] as const;
