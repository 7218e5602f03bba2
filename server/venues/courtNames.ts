import { DomainError } from '../platform/errors.ts';
import type { Court } from './model.ts';

const comparable = (name: string) => name.normalize('NFC').trim().toLowerCase();

/**
 * Games name their court, so no two courts of a venue may be called alike: case and surrounding space make no
 * difference. Throws `already_exists` with a detail for each court that repeats an earlier one.
 */
export function requireDistinctCourts(courts: readonly Court[] | undefined): void {
  const taken = new Set<string>();
  const details = (courts ?? []).flatMap((court, index) => {
    const repeated = taken.has(comparable(court.name));
    taken.add(comparable(court.name));
    return repeated ? [{ path: `courts.${index}.name`, message: 'Another court has this name.' }] : [];
  });
  if (details.length > 0) throw new DomainError('already_exists', { details });
}

/** The court that a name stands for, as the venue writes it: case and surrounding space make no difference. */
export const courtNamed = (courts: readonly Court[], name: string): string | undefined =>
  courts.find((court) => comparable(court.name) === comparable(name))?.name;
