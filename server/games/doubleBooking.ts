import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

/** What the database says of a refused booking: the field of the game that clashes, and who was there first. */
type Clash = { field: keyof typeof taken; other: string; start: string; end: string };

const taken = {
  timeSlot: 'The slot',
  court: 'The court',
  homeTeam: 'The home team',
  awayTeam: 'The away team',
} as const;

/**
 * Runs a write of games. Where a court, a team or a slot would have two games at once, the database refuses it, also
 * when both are written at the same moment; that is 409 `double_booked` with the game that was there first.
 */
export async function refusingDoubleBooking<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'occupancies_no_overlap')) throw error;
    throw new DomainError('double_booked', { details: [detailOf(error)] });
  }
}

function detailOf(error: unknown) {
  const { original = error } = error as { original?: unknown };
  const { field, other, start, end } = JSON.parse((original as { detail: string }).detail) as Clash;
  const time = (at: string) => new Date(at).toISOString();
  return {
    path: field,
    message: `${taken[field]} has game ${other} from ${time(start)} to ${time(end)}.`,
  };
}
