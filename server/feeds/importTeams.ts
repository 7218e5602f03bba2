import { CreateDivisionTeam } from '../../contract/divisionTeams.ts';
import { teamColumns } from '../../contract/feeds.ts';
import type { Context } from '../platform/context.ts';
import { createDivisionTeams, DivisionTeamModel } from '../teams/index.ts';
import { readCsv } from './csv.ts';
import { lockForImport } from './lockImport.ts';
import { checked, comparable, importResult, numberOr, RowProblem, sift } from './rejections.ts';

const sameName = (path: string) => path;

/**
 * Enters the teams of a file into a division. A team whose name the division has already, in another row too, is
 * refused; the name of one that is archived, withdrawn or removed can be used again. Throws `rows_rejected`, 404, 403.
 */
export const importTeams = (ctx: Context, divisionId: string, text: string, partial: boolean) =>
  ctx.transaction(async () => {
    const { organization } = await lockForImport(ctx, divisionId);
    const rows = readCsv(text, teamColumns, ['name']);
    const present = await DivisionTeamModel.findAll({
      where: { division: divisionId, archived: false, withdrawn: false },
      attributes: ['name'],
    });
    const taken = new Map(present.map(({ name }) => [comparable(name), 'in this division already']));
    const { good, rejected } = sift(rows, sameName, ({ line, cells: { name, seed } }) => {
      const body = checked(
        CreateDivisionTeam,
        { name, division: divisionId, organization, ...(seed === '' ? {} : { seed: numberOr(seed) }) },
        sameName,
      );
      const where = taken.get(comparable(name));
      if (where) throw new RowProblem(`A team called “${name}” is ${where}.`);
      taken.set(comparable(name), `on line ${line} already`);
      return { ...body, organization };
    });
    const result = importResult(good.length, rejected, partial);
    await createDivisionTeams(ctx, good);
    return result;
  });
