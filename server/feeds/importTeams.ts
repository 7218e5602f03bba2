import { CreateDivisionTeam } from '../../contract/divisionTeams.ts';
import { teamColumns } from '../../contract/feeds.ts';
import type { Context } from '../platform/context.ts';
import { createDivisionTeam, DivisionTeamModel } from '../teams/index.ts';
import { readCsv } from './csv.ts';
import { lockForImport } from './lockImport.ts';
import { checked, comparable, importRows, RowProblem } from './rejections.ts';

const sameName = (path: string) => path;

/**
 * Enters the teams of a file into a division. A team whose name the division has already, in another row too, is
 * refused; the name of an archived one can be used again. Throws `rows_rejected`, 404, 403.
 */
export const importTeams = (ctx: Context, divisionId: string, text: string, partial: boolean) =>
  ctx.transaction(async () => {
    const { organization } = await lockForImport(ctx, divisionId);
    const rows = readCsv(text, teamColumns, ['name']);
    const present = await DivisionTeamModel.findAll({
      where: { division: divisionId, archived: false },
      attributes: ['name'],
    });
    const taken = new Map(present.map(({ name }) => [comparable(name), 'in this division already']));
    return importRows(ctx, rows, partial, sameName, async ({ line, cells: { name, seed } }) => {
      const body = checked(
        CreateDivisionTeam,
        { name, division: divisionId, organization, ...(seed === '' ? {} : { seed: numberOr(seed) }) },
        sameName,
      );
      const where = taken.get(comparable(name));
      if (where) throw new RowProblem(`A team called “${name}” is ${where}.`);
      await createDivisionTeam(ctx, body);
      taken.set(comparable(name), `on line ${line} already`);
    });
  });

/** The number that a cell shows, or its text, for the contract to refuse. */
export const numberOr = (cell: string): number | string => (/^-?\d{1,15}$/.test(cell) ? Number(cell) : cell);
