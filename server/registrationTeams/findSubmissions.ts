import type { Context } from '../platform/context.ts';
import { oneOf, oneOrMany } from '../platform/oneOrMany.ts';
import { readableRegistrationTeam, type RegistrationTeamRow } from './model.ts';

/** These submissions by `_id`, whoever asks: for what the service itself has to do with them. */
export async function findSubmissions(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, RegistrationTeamRow>> {
  const { columns, from } = readableRegistrationTeam;
  const rows = await ctx.db.select<RegistrationTeamRow>(
    `SELECT ${columns} FROM ${from} WHERE r.id = ${oneOf('$1', ids)}`,
    [oneOrMany(ids)],
  );
  return new Map(rows.map((row) => [row._id, row]));
}
