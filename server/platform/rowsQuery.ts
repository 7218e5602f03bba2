import pg from 'pg';
import { DomainError } from './errors.ts';

type Column = { readonly name: string; readonly dataTypeID: number };

/** How the rows of a statement are made. */
type RowShape = {
  readonly columns: readonly Column[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** All columns, null: a copy of it is a row, many times cheaper than an object that grows field by field. */
  readonly blank: Readonly<Record<string, unknown>>;
};

/** A statement that runs again and again. Its name, if any, is what connections prepare it by. */
export type Statement = { readonly sql: string; readonly name: string | undefined; shape?: RowShape };

const timestampWithTimeZone = pg.types.builtins.TIMESTAMPTZ;
const parseAnyTimestamp = pg.types.getTypeParser(timestampWithTimeZone) as (text: string) => Date;

/** `2026-03-08 18:00:00.123456+00`, the fraction being optional; digit by digit, since a list has many of them. */
function parseTimestamp(text: string): Date {
  const inUtcWithFourDigitYear = text[0] !== '0' && text[4] === '-' && text.endsWith('+00');
  if (!inUtcWithFourDigitYear) return parseAnyTimestamp(text);
  const digit = (at: number) => text.charCodeAt(at) - 48;
  const pair = (at: number) => digit(at) * 10 + digit(at + 1);
  const milliseconds = Number(text.slice(19, -3)) * 1000;
  const year = pair(0) * 100 + pair(2);
  return new Date(Date.UTC(year, pair(5) - 1, pair(8), pair(11), pair(14), pair(17), milliseconds));
}

const shapeOf = (columns: readonly Column[]): RowShape => ({
  columns,
  parsers: columns.map(({ dataTypeID }) =>
    dataTypeID === timestampWithTimeZone ? parseTimestamp : pg.types.getTypeParser(dataTypeID),
  ),
  blank: Object.fromEntries(columns.map(({ name }) => [name, null])),
});

const fits = (shape: RowShape, columns: readonly Column[]) =>
  shape.columns.length === columns.length &&
  shape.columns.every(
    ({ name, dataTypeID }, index) =>
      name === columns[index]?.name && dataTypeID === columns[index]?.dataTypeID,
  );

/**
 * What one statement may bring into memory, in characters: many times what a thousand usual records hold. Only records
 * that somebody has filled to the brim come to more.
 */
const maxCharacters = 64 * 1024 * 1024;

const tooMuch = () =>
  new DomainError('too_large', {
    message: 'The answer would be too large: ask for fewer records with `limit`.',
  });

/**
 * One run of a statement. As pg's own query, but for the rows: those of a statement have the same shape each time, and
 * pg would find it out anew for each run and each row, which is a third of what reading a list of games costs.
 */
class RowsQuery extends pg.Query {
  readonly #statement: Statement;
  readonly #rows: object[] = [];
  #shape: RowShape | undefined;
  #failure: unknown;
  #characters = 0;

  constructor(statement: Statement, values: readonly unknown[]) {
    super({ name: statement.name as string, text: statement.sql, values: values as unknown[] });
    this.#statement = statement;
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    const known = this.#statement.shape;
    this.#shape = known && fits(known, fields) ? known : shapeOf(fields);
    this.#statement.shape = this.#shape;
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { columns, parsers, blank } = this.#shape as RowShape;
    const row = { ...blank };
    try {
      for (let index = 0; index < fields.length; index += 1) {
        const text = fields[index];
        if (text == null) continue;
        this.#characters += text.length;
        if (this.#characters > maxCharacters) return this.#giveUp();
        row[(columns[index] as Column).name] = parsers[index]?.(text);
      }
      this.#rows.push(row);
    } catch (error) {
      // Thrown here it would end the connection and leave whoever waits for the rows waiting.
      this.#failure ??= error;
    }
  }

  #giveUp(): void {
    this.#rows.length = 0;
    this.#failure ??= tooMuch();
  }

  /** Its rows, once it has run. */
  take(): object[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#rows;
  }
}

type Runner = { query(query: RowsQuery, done: (error: Error | null | undefined) => void): unknown };

/** Runs a statement on a connection, or on one of a pool. */
export async function runStatement(
  connection: pg.Client | pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<object[]> {
  const query = new RowsQuery(statement, values);
  try {
    await new Promise<void>((resolve, reject) => {
      (connection as Runner).query(query, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    // The driver's stack leads to the socket; the caller's is the one that says what was read.
    Error.captureStackTrace(error as Error);
    throw error;
  }
  return query.take();
}
