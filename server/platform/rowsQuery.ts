import pg from 'pg';
import { DomainError } from './errors.ts';
import type { RowReader, RowsClient, RowsConnection } from './rowsClient.ts';
import type { Done, RowsPool } from './rowsPool.ts';

type Column = { readonly name: string; readonly dataTypeID: number };
/** Makes a value of the bytes from `start` to `end`. */
type ValueReader = (bytes: Buffer, start: number, end: number) => unknown;

/** How the rows of a statement are made. */
type RowShape = {
  readonly columns: readonly Column[];
  readonly names: readonly string[];
  readonly readers: readonly ValueReader[];
  /** All columns, null: a copy of it is a row, many times cheaper than an object that grows field by field. */
  readonly blank: Readonly<Record<string, unknown>>;
};

/** A statement that runs again and again. Its name, if any, is what connections prepare it by. */
export type Statement = { readonly sql: string; readonly name: string | undefined; shape?: RowShape };

/** The length that stands for a value that is null. */
const isNull = -1;
const { builtins } = pg.types;
const zero = '0'.charCodeAt(0);

const readText: ValueReader = (bytes, start, end) => bytes.toString('utf8', start, end);

const readBoolean: ValueReader = (bytes, start) => bytes[start] === 't'.charCodeAt(0);

const readInteger: ValueReader = (bytes, start, end) => {
  const isNegative = bytes[start] === '-'.charCodeAt(0);
  let value = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at += 1)
    value = value * 10 + (bytes[at] as number) - zero;
  return isNegative ? -value : value;
};

const parseAnyTimestamp = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/** `2026-03-08 18:00:00.123456+00`, the fraction being optional; digit by digit, since a list has many of them. */
const readTimestamp: ValueReader = (bytes, start, end) => {
  const digit = (at: number) => (bytes[start + at] as number) - zero;
  const pair = (at: number) => digit(at) * 10 + digit(at + 1);
  const inUtcWithFourDigitYear =
    digit(0) !== 0 &&
    bytes[start + 4] === '-'.charCodeAt(0) &&
    bytes[end - 3] === '+'.charCodeAt(0) &&
    pair(end - start - 2) === 0;
  if (!inUtcWithFourDigitYear) return parseAnyTimestamp(bytes.toString('utf8', start, end));
  const length = end - start;
  const milliseconds = [20, 21, 22].reduce((sum, at) => sum * 10 + (at < length - 3 ? digit(at) : 0), 0);
  return new Date(
    Date.UTC(pair(0) * 100 + pair(2), pair(5) - 1, pair(8), pair(11), pair(14), pair(17), milliseconds),
  );
};

const valueReaders: Readonly<Record<number, ValueReader>> = {
  [builtins.TEXT]: readText,
  [builtins.BOOL]: readBoolean,
  [builtins.INT4]: readInteger,
  [builtins.TIMESTAMPTZ]: readTimestamp,
};

function valueReaderOf({ dataTypeID }: Column): ValueReader {
  const parse = pg.types.getTypeParser(dataTypeID) as (text: string) => unknown;
  return valueReaders[dataTypeID] ?? ((bytes, start, end) => parse(bytes.toString('utf8', start, end)));
}

const shapeOf = (columns: readonly Column[]): RowShape => ({
  columns,
  names: columns.map(({ name }) => name),
  readers: columns.map(valueReaderOf),
  blank: Object.fromEntries(columns.map(({ name }) => [name, null])),
});

const fits = (shape: RowShape, columns: readonly Column[]) =>
  shape.columns.length === columns.length &&
  shape.columns.every(
    ({ name, dataTypeID }, index) =>
      name === columns[index]?.name && dataTypeID === columns[index]?.dataTypeID,
  );

/** The driver's own query: `prepare` sends it, the others are told what comes back. */
type DriverQuery = {
  name?: string;
  queryMode?: string;
  callback?: Done;
  prepare(connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
};
const DriverQuery = pg.Query as unknown as new (text: string, values: readonly unknown[]) => DriverQuery;

/**
 * What one statement may bring into memory, in bytes: many times what a thousand usual records hold. Only records
 * that somebody has filled to the brim come to more.
 */
const maxBytes = 64 * 1024 * 1024;

const tooMuch = () =>
  new DomainError('too_large', {
    message: 'The answer would be too large: ask for fewer records with `limit`.',
  });

/**
 * One run of a statement. As pg's own query, but for the rows: those of a statement have the same shape each time, and
 * pg would ask for it, and find out how to make a row of it, anew for each run.
 */
class RowsQuery extends DriverQuery implements RowReader {
  readonly #statement: Statement;
  readonly #rows: object[] = [];
  #shape: RowShape | undefined;
  #connection: RowsConnection | undefined;
  #failure: unknown;
  #bytes = 0;

  constructor(statement: Statement, values: readonly unknown[]) {
    super(statement.sql, values);
    if (statement.name !== undefined) this.name = statement.name;
    // Also without values: the other kind of query would not come by `prepare`.
    this.queryMode = 'extended';
    this.#statement = statement;
  }

  override prepare(connection: RowsConnection): void {
    const { rows } = connection;
    rows.reader = this;
    this.#connection = connection;
    this.#shape = rows.shapes.get(this.#statement) as RowShape | undefined;
    super.prepare(this.#shape ? rows.undescribed : connection);
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    const statement = this.#statement;
    if (!statement.shape || !fits(statement.shape, fields)) statement.shape = shapeOf(fields);
    this.#shape = statement.shape;
    this.#connection?.rows.shapes.set(statement, statement.shape);
  }

  readRow(bytes: Buffer, start: number): void {
    const { names, readers, blank } = this.#shape as RowShape;
    const row = { ...blank };
    let at = start + 2;
    try {
      for (let index = 0; index < names.length; index += 1) {
        const length = bytes.readInt32BE(at);
        at += 4;
        if (length === isNull) continue;
        this.#bytes += length;
        if (this.#bytes > maxBytes) return this.#giveUp();
        row[names[index] as string] = (readers[index] as ValueReader)(bytes, at, at + length);
        at += length;
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

  handleCommandComplete(): void {
    // How many rows it was is seen by the rows.
  }

  handleReadyForQuery(): void {
    this.#end(null);
  }

  override handleError(error: Error): void {
    this.#end(error);
  }

  #end(error: Error | null): void {
    if (this.#connection) this.#connection.rows.reader = undefined;
    this.callback?.(error);
  }

  /** Its rows, once it has run. */
  take(): object[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#rows;
  }
}

type Runner = { query(query: RowsQuery, done: Done): unknown };

/** Runs a statement on a connection, or on one of a pool of such. */
export async function runStatement(
  connection: RowsClient | RowsPool,
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
