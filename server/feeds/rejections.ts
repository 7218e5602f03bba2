import type { z } from 'zod';
import type { ImportResult } from '../../contract/feeds.ts';
import type { Context } from '../platform/context.ts';
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
 * Writes each row by `write`, in the open transaction. A row that it refuses leaves nothing behind, and does not keep
 * the next from being tried, so that a file is told all that is wrong with it at once. Throws `rows_rejected` for any
 * such row unless `partial`.
 *
 * @param columnOf the column that a field of the record is read from
 */
export async function importRows<Row extends { line: number }>(
  ctx: Context,
  rows: readonly Row[],
  partial: boolean,
  columnOf: (path: string) => string,
  write: (row: Row) => Promise<unknown>,
): Promise<z.infer<typeof ImportResult>> {
  const rejected: Rejection[] = [];
  for (const row of rows) {
    try {
      await ctx.db.savepoint(() => write(row));
    } catch (error) {
      if (error instanceof RowProblem) rejected.push({ line: row.line, message: error.message });
      else if (error instanceof DomainError) {
        rejected.push({ line: row.line, message: reasonOf(error, columnOf) });
      } else throw error;
    }
  }
  if (rejected.length > 0 && !partial) throw rowsRejected(rejected);
  return { created: rows.length - rejected.length, rejected };
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
