import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';

/**
 * Refuses references of a body to players that are missing or another organization's, in one statement. Throws
 * `invalid_reference` with the path of each.
 *
 * @param pathOf the path in the body of the id at this index
 */
export async function requirePlayers(
  ctx: Context,
  organization: string,
  ids: readonly string[],
  pathOf: (index: number) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await ctx.db.select<{ _id: string }>(
    'SELECT id AS "_id" FROM players WHERE id = ANY($1) AND organization = $2',
    [ids, organization],
  );
  const known = new Set(found.map(({ _id }) => _id));
  const details = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: pathOf(index), message: 'No such record in this organization.' }],
  );
  if (details.length > 0) throw new DomainError('invalid_reference', { details });
}
