import { DomainError } from '../platform/errors.ts';

/** A game is a day long at most, and so is the time that is set aside for it. */
const maxSlotMinutes = 24 * 60;

/** Throws `invalid_interval` for a slot that does not end after it starts, or lasts longer than a game may. */
export function requireInterval(start: Date, end: Date): void {
  const minutes = (end.getTime() - start.getTime()) / 60_000;
  if (minutes > 0 && minutes <= maxSlotMinutes) return;
  const message = minutes > 0 ? 'A slot lasts a day at most.' : 'A slot ends after it starts.';
  throw new DomainError('invalid_interval', { details: [{ path: 'end', message }] });
}
