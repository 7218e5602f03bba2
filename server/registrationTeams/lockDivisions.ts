import type { Context } from '../platform/context.ts';
import { oneOf, oneOrMany } from '../platform/oneOrMany.ts';

/**
 * The one lock of everybody who writes a seat: the divisions, in the order of their ids, until the transaction ends.
 * It comes after the lock of a registration and before those of registration teams, players and payments.
 *
 * @returns the divisions, each once
 */
export async function lockDivisions(ctx: Context, divisions: Iterable<string | null>): Promise<string[]> {
  const ids = [...new Set(divisions)].filter((division) => division !== null).sort();
  // NO KEY: whoever only refers to a division, as a new game does, need not wait.
  if (ids.length > 0) {
    await ctx.db.select(
      `SELECT 1 FROM divisions WHERE id = ${oneOf('$1', ids)} ORDER BY id FOR NO KEY UPDATE`,
      [oneOrMany(ids)],
    );
  }
  return ids;
}
