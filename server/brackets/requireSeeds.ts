import { DomainError, type ErrorDetail } from '../platform/errors.ts';

/**
 * Refuses seeds that are no teams of the competition, and a team that is seeded twice. Throws `invalid_reference` with
 * a detail for each.
 */
export function requireSeeds(seeds: readonly string[], teams: readonly { _id: string }[]): void {
  const known = new Set(teams.map(({ _id }) => _id));
  const details = seeds.flatMap((seed, index): ErrorDetail[] => {
    if (!known.has(seed)) return [{ path: `seeds.${index}`, message: 'No team of this competition.' }];
    if (seeds.indexOf(seed) < index)
      return [{ path: `seeds.${index}`, message: 'This team is seeded already.' }];
    return [];
  });
  if (details.length > 0) throw new DomainError('invalid_reference', { details });
}
