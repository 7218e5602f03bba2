import type { z } from 'zod';
import type { ImportResult } from '../../contract/feeds.ts';
import { DomainError } from '../platform/errors.ts';

export type Rejection = { line: number; message: string };

/** Nothing is written: a detail for each bad row, its line as path. */
export const rowsRejected = (rejections: readonly Rejection[]) =>
  new DomainError('rows_rejected', {
    details: rejections.map(({ line, message }) => ({ path: String(line), message })),
  });

/** A row can't be imported, and why. */
export class RowProblem extends Error {}

const reasonOf = ({ details = [], message }: DomainError, columnOf: (path: string) => string): string =>
  details.length === 0
    ? message
    : `${message} ${details.map((detail) => `${columnOf(detail.path)}: ${detail.message}`).join(' ')}`;

/**
 * What each row becomes, and of those that `read` refuses, why: one bad row does not keep the next from being looked
 * at, so that a file is told all that is wrong with it at once.
 *
 * @param columnOf the column that a field of the record is read from
 */
export function sift<Row extends { line: number }, Read>(
  rows: readonly Row[],
  columnOf: (path: string) => string,
  read: (row: Row) => Read,
): { good: Read[]; rejected: Rejection[] } {
  const good: Read[] = [];
  const rejected: Rejection[] = [];
  for (const row of rows) {
    try {
      good.push(read(row));
    } catch (error) {
      if (error instanceof RowProblem) rejected.push({ line: row.line, message: error.message });
      else if (error instanceof DomainError) {
        rejected.push({ line: row.line, message: reasonOf(error, columnOf) });
      } else throw error;
    }
  }
  return { good, rejected };
}

/** What an import answers, in order of lines. Throws `rows_rejected` for any such row unless `partial`. */
export function importResult(
  created: number,
  rejected: readonly Rejection[],
  partial: boolean,
): z.infer<typeof ImportResult> {
  const inOrder = [...rejected].sort((a, b) => a.line - b.line);
  if (inOrder.length > 0 && !partial) throw rowsRejected(inOrder);
  return { created, rejected: inOrder };
}

/** The issues of a row in the contract's own words, by column. Throws `RowProblem`. */
export function checked<S extends z.ZodTypeAny>(
  schema: S,
  body: unknown,
  columnOf: (path: string) => string,
): z.infer<S> {
  const result = schema.safeParse(body) as z.SafeParseReturnType<unknown, z.infer<S>>;
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${issue.keys.map(columnOf).join(', ')}: not of this sport.`
      : `${columnOf(issue.path.join('.'))}: ${issue.message}.`,
  );
  throw new RowProblem([...new Set(problems)].join(' '));
}

/** Names as people compare them: case and the amount of space make no difference. */
export const comparable = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The number that a cell shows, or its text, for the contract to refuse. */
export const numberOr = (cell: string): number | string => (/^-?\d{1,15}$/.test(cell) ? Number(cell) : cell);
