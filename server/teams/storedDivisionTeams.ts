import type { Context } from '../platform/context.ts';
import { oneOf, oneOrMany } from '../platform/oneOrMany.ts';
import { readableDivisionTeam, type DivisionTeamRow } from './model.ts';

/** The teams with these ids, whoever asks: for writes that follow from another record. */
export const storedDivisionTeams = (ctx: Context, ids: readonly string[]) =>
  ctx.db.select<DivisionTeamRow>(
    `SELECT ${readableDivisionTeam.columns} FROM ${readableDivisionTeam.from} WHERE r.id = ${oneOf('$1', ids)} ORDER BY r.id`,
    [oneOrMany(ids)],
  );
