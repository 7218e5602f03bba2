import { parse, type CsvError, type Info } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { maxImportRows } from '../../contract/feeds.ts';
import { rowsRejected } from './rejections.ts';

export type Cell = string | number | null;

/** What a spreadsheet runs as a formula when a cell begins with it, full-width forms too. */
const formulaStart = '=+\\-@\\t\\r＝＋－＠';
const looksEscaped = new RegExp(`^'+[${formulaStart}]`);

/**
 * A file as spreadsheets read it: UTF-8 with a byte order mark, lines ended by CR LF, text that would run as a formula
 * begun with an apostrophe. Text that has such an apostrophe of its own gets one more, so that reading a file takes away
 * exactly what writing it has added.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && looksEscaped.test(cell) ? `'${cell}` : cell)),
  );
  return stringify(cells, {
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // By itself it quotes the file's own line end only, and a lone LF in a name would begin a row of its own.
    quoted_match: /[\r\n]/,
  });
}

/**
 * One row: the line on which it begins, and its text by column, trimmed, with line ends as LF; a column that the file
 * lacks is empty.
 */
export type CsvRow<Column extends string> = { line: number; cells: Record<Column, string> };

const unescaped = (cell: string) => (looksEscaped.test(cell) ? cell.slice(1) : cell);

type Parsed = { record: string[]; info: Info; raw: string };

/** Where a comma is the decimal sign, spreadsheets separate by semicolons. No column has one in its name: the heading tells. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.trimStart().split('\n', 1);
  return [',', ';', '\t'].find((delimiter) => heading.includes(delimiter)) ?? ',';
}

function recordsOf(file: string): Parsed[] {
  // One kind of line end, since the parser counts CR LF in a quoted cell as two lines.
  const text = file.replace(/\r\n?/g, '\n');
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets leave rows of nothing but commas.
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
  } catch (error) {
    const { lines, message } = error as CsvError & { lines?: number };
    throw rowsRejected([{ line: lines ?? 1, message: `This is no CSV: ${message}` }]);
  }
}

const linesIn = (text: string) => text.split('\n').length;

/** `info.lines` is where a record ends; a quoted cell may have begun lines above. */
const lineOf = ({ info, raw }: Parsed) => info.lines - linesIn(raw.trim()) + 1;

/**
 * The rows of a file under its heading, whose columns may come in any order. Throws `rows_rejected` for a file that is
 * no CSV, has no rows or too many, or a heading that lacks a required column or has one that is unknown or repeated.
 */
export function readCsv<const Column extends string>(
  text: string,
  columns: readonly Column[],
  required: readonly Column[],
): CsvRow<Column>[] {
  const [heading, ...records] = recordsOf(text);
  const names = heading?.record.map((name) => name.trim()) ?? [];
  const problems = headingProblems(names, columns, required);
  if (problems.length > 0) throw rowsRejected([{ line: 1, message: problems.join(' ') }]);
  if (records.length === 0)
    throw rowsRejected([{ line: 1, message: 'There are no rows below the heading.' }]);
  const beyond = records[maxImportRows];
  if (beyond) {
    throw rowsRejected([{ line: lineOf(beyond), message: `A file has at most ${maxImportRows} rows.` }]);
  }
  const empty = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>;
  return records.map((parsed) => {
    const entries = names.map((name, index) => [name, unescaped((parsed.record[index] ?? '').trim())]);
    return { line: lineOf(parsed), cells: { ...empty, ...Object.fromEntries(entries) } };
  });
}

function headingProblems(names: readonly string[], columns: readonly string[], required: readonly string[]) {
  const expected = `The columns are ${columns.join(', ')}.`;
  const missing = required.filter((column) => !names.includes(column));
  const unknown = names.filter((name) => !columns.includes(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...missing.map((column) => `The heading lacks “${column}”.`),
    ...unknown.map((name) => `“${name}” is no column.`),
    ...repeated.map((name) => `“${name}” comes twice.`),
    ...(missing.length > 0 || unknown.length > 0 ? [expected] : []),
  ];
}
