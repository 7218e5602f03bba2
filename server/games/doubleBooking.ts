import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

/** A booking that is refused: the field of the game that clashes, and the game that was there first. */
export type Clash = { field: keyof typeof taken; other: string; start: string | Date; end: string | Date };

const taken = {
  timeSlot: 'The slot',
  court: 'The court',
  homeTeam: 'The home team',
  awayTeam: 'The away team',
} as const;

/** 409 `double_booked` with the game that was there first. */
export function doubleBooked({ field, other, start, end }: Clash): DomainError {
  const time = (at: string | Date) => new Date(at).toISOString();
  const message = `${taken[field]} has game ${other} from ${time(start)} to ${time(end)}.`;
  return new DomainError('double_booked', { details: [{ path: field, message }] });
}

/**
 * Runs a write of games. Where a court, a team or a slot would have two games at once, the database refuses it, also
 * when both are written at the same moment: 409 `double_booked`.
 */
export async function refusingDoubleBooking<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'occupancies_no_overlap')) throw error;
    const { original = error } = error as { original?: unknown };
    throw doubleBooked(JSON.parse((original as { detail: string }).detail) as Clash);
  }
}
