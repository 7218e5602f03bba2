import type { Context } from '../platform/context.ts';
import { readableDivisionTeam, type DivisionTeamRow } from './model.ts';

/** The teams with these ids, whoever asks: for writes that follow from another record. */
export const storedDivisionTeams = (ctx: Context, ids: readonly string[]) =>
  ctx.db.select<DivisionTeamRow>(
    `SELECT ${readableDivisionTeam.columns} FROM ${readableDivisionTeam.from} WHERE r.id = ANY($1) ORDER BY r.id`,
    [ids],
  );
