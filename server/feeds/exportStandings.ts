import { standingsColumns } from '../../contract/feeds.ts';
import { getDivision } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { standingsOf } from '../standings/index.ts';
import { writeCsv } from './csv.ts';

/** The table of a division; no rows where the caller may not see it. Throws 404 for the division itself. */
export async function exportStandings(ctx: Context, id: string): Promise<string> {
  const table = await standingsOf(ctx, await getDivision(ctx, id));
  const rows = (table ?? []).map((row) =>
    standingsColumns.map((column) => (column === 'team' ? row.name : row[column])),
  );
  return writeCsv(standingsColumns, rows);
}
