import { DateTime } from 'luxon';
import type { OpenSlot } from './courts.ts';
import type { Weekday } from './playingDays.ts';
import type { WallTime } from '../platform/wallTime.ts';

/** When a schedule may use slots, as clocks and calendars at their venues show it. */
export type Wanted = {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  daysOfWeek?: readonly Weekday[] | undefined;
  times?: readonly WallTime[] | undefined;
};

type Slot = { _id: string; location: string; court: string | null; start: Date; end: Date; timeZone: string };

/** The slots that begin on a wanted day and at a wanted time, each with its day. */
export const offeredSlots = (slots: readonly Slot[], { start, daysOfWeek, times }: Wanted): OpenSlot[] =>
  slots.flatMap((slot) => {
    const begins = DateTime.fromJSDate(slot.start, { zone: slot.timeZone }).setLocale('en');
    const day = begins.toFormat('yyyy-MM-dd');
    const isWanted =
      day >= start &&
      (!daysOfWeek?.length || daysOfWeek.includes(begins.toFormat('cccc').toLowerCase() as Weekday)) &&
      (!times?.length || times.some(({ hour, minute }) => hour === begins.hour && minute === begins.minute));
    if (!isWanted) return [];
    return [
      { id: slot._id, start: slot.start, end: slot.end, location: slot.location, court: slot.court, day },
    ];
  });
