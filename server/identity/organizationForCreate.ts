import type { Context } from '../platform/context.ts';
import { DomainError, forbidden, invalidReference } from '../platform/errors.ts';

/**
 * The organization that a new record belongs to: the one named, else the caller's only one. Throws
 * `organization_required` for an administrator of several who names none, `invalid_reference` for a foreign one.
 */
export function organizationForCreate({ actor }: Context, requested?: string): string {
  const own =
    actor.kind === 'apiKey' ? [actor.organization] : actor.kind === 'admin' ? actor.organizations : [];
  const [first, second] = own;
  if (first === undefined) throw forbidden();
  if (requested !== undefined) {
    if (!own.includes(requested)) throw invalidReference('organization');
    return requested;
  }
  if (second !== undefined) throw new DomainError('organization_required');
  return first;
}
