import { IANAZone } from 'luxon';
import { DomainError } from '../platform/errors.ts';

/** Throws `invalid_time_zone` for a zone that the IANA database does not have. */
export function requireTimeZone(timeZone: string | null | undefined, path = 'timeZone'): void {
  if (timeZone === null || timeZone === undefined || IANAZone.isValidZone(timeZone)) return;
  throw new DomainError('invalid_time_zone', { details: [{ path, message: 'No such time zone.' }] });
}
