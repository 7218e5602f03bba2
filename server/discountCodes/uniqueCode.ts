import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

/** Runs a write; throws `already_exists` where the registration has this code, in whatever case, already. */
export async function uniqueCode<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'discount_codes_code')) throw new DomainError('already_exists');
    throw error;
  }
}
