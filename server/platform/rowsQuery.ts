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
  /** Of values as texts, and in the format that each column can be had in once it is known. */
  readonly readers: readonly ValueReader[];
  readonly knownReaders: readonly ValueReader[];
  /** Those formats as the protocol writes them: how many, then one for each column. */
  readonly formats: Buffer;
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

/**
 * Microseconds since 2000 in 64 bits, more than a number holds: 2^32 of them are 4,294,967 milliseconds and 296
 * microseconds.
 */
const readBinaryTimestamp: ValueReader = (bytes, start) => {
  const high = bytes.readInt32BE(start);
  if (high === 0x7fffffff) return Infinity;
  if (high === -0x80000000) return -Infinity;
  const low = bytes.readUInt32BE(start + 4);
  return new Date(startOf2000 + high * 4_294_967 + Math.floor((high * 296 + low) / 1_000));
};
const startOf2000 = Date.UTC(2000, 0, 1);

const textReaders: Readonly<Record<number, ValueReader>> = {
  [builtins.TEXT]: readText,
  [builtins.BOOL]: readBoolean,
  [builtins.INT4]: readInteger,
};

function textReaderOf({ dataTypeID }: Column): ValueReader {
  const parse = pg.types.getTypeParser(dataTypeID) as (text: string) => unknown;
  return textReaders[dataTypeID] ?? ((bytes, start, end) => parse(bytes.toString('utf8', start, end)));
}

/** Writing moments as texts would be a quarter of what a list costs the database. */
const isBinary = ({ dataTypeID }: Column) => dataTypeID === builtins.TIMESTAMPTZ;

function shapeOf(columns: readonly Column[]): RowShape {
  const readers = columns.map(textReaderOf);
  return {
    columns,
    names: columns.map(({ name }) => name),
    readers,
    knownReaders: columns.map((column, index) =>
      isBinary(column) ? readBinaryTimestamp : (readers[index] as ValueReader),
    ),
    formats: Buffer.from(
      new Uint16Array([columns.length, ...columns.map((column) => Number(isBinary(column)))]).buffer,
    ).swap16(),
    blank: Object.fromEntries(columns.map(({ name }) => [name, null])),
  };
}

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
  #readers: readonly ValueReader[] = [];
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
    const known = rows.shapes.get(this.#statement) as RowShape | undefined;
    if (!known) return super.prepare(connection);
    this.#shape = known;
    this.#readers = known.knownReaders;
    rows.formats = known.formats;
    super.prepare(rows.undescribed);
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    const statement = this.#statement;
    if (!statement.shape || !fits(statement.shape, fields)) statement.shape = shapeOf(fields);
    this.#shape = statement.shape;
    this.#readers = statement.shape.readers;
    this.#connection?.rows.shapes.set(statement, statement.shape);
  }

  readRow(bytes: Buffer, start: number): void {
    const { names, blank } = this.#shape as RowShape;
    const readers = this.#readers;
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
