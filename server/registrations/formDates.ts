import { DateTime } from 'luxon';

const isDay = (input: string) => !input.includes('T');
const dayIn = (input: string, timeZone: string) => DateTime.fromISO(input, { zone: timeZone });

type Input = string | null | undefined;

/**
 * The instant that a form's opening date stands for: a day alone is its first moment in the zone. Null clears, and
 * what was not sent stays undefined.
 */
export function openingInstant(input: Input, timeZone: string): Date | null | undefined {
  if (typeof input !== 'string') return input;
  return isDay(input) ? dayIn(input, timeZone).startOf('day').toJSDate() : new Date(input);
}

/** As above for a closing date: a day alone is its last millisecond. */
export function closingInstant(input: Input, timeZone: string): Date | null | undefined {
  if (typeof input !== 'string') return input;
  return isDay(input) ? dayIn(input, timeZone).endOf('day').toJSDate() : new Date(input);
}
