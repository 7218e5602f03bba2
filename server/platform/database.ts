import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { Sequelize, type Transaction } from 'sequelize';
import { RowsClient } from './rowsClient.ts';
import { RowsPool } from './rowsPool.ts';
import { runStatement, type Statement } from './rowsQuery.ts';

type Scope = Map<string, unknown>;
const scopes = new AsyncLocalStorage<Scope>();

/** The open transaction; one that has ended lives on in the scope of what it started, and its connection is another's. */
const currentTransaction = (): TransactionOnConnection | undefined => {
  const transaction = scopes.getStore()?.get('transaction') as TransactionOnConnection | undefined;
  return transaction?.finished === undefined ? transaction : undefined;
};
// Sequelize finds its transaction here, so that no operation can forget to pass one.
Sequelize.useCLS({
  run: (work: () => void) => scopes.run(new Map(scopes.getStore()), work),
  bind: (work: unknown) => work,
  get: () => currentTransaction(),
  set: (key: string, value: unknown) => scopes.getStore()?.set(key, value),
} as object);

let followed = 0;

/**
 * Has the process follow which work belongs to which transaction, as long as there is one: Node then looks after every
 * promise and timer of the process, which is a tenth of what a small read costs.
 */
async function whileFollowed<T>(work: () => Promise<T>): Promise<T> {
  followed += 1;
  try {
    return await work();
  } finally {
    followed -= 1;
    if (followed === 0) scopes.disable();
  }
}

type TransactionOnConnection = Transaction & { connection: RowsClient; finished?: string };

/**
 * Serialization failure, deadlock, and a reference to a row that was deleted after it was looked for: the whole
 * transaction is tried again, its effects having been undone, and refuses what is no longer there.
 */
const retriable = new Set(['40001', '40P01', '23503']);
const maxAttempts = 5;

/**
 * Whether the columns of a prepared statement have changed since: another release has changed the schema. The code is
 * that of any feature that is missing, and the message is in the server's language; the place in its source is neither.
 */
const isOutdated = (error: unknown): boolean =>
  (error as { routine?: string }).routine === 'RevalidateCachedQuery';

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayPass = retriable.has(sqlState(error) ?? '') || isOutdated(error);
      if (attempt === maxAttempts || !mayPass) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

const sqlState = (error: unknown): string | undefined => {
  const original = (error as { original?: { code?: string } }).original ?? (error as { code?: string });
  return original?.code;
};

/** Whether the error is a violation of the named unique constraint or index. */
export const violates = (error: unknown, constraint: string): boolean => {
  const original =
    (error as { original?: { constraint?: string } }).original ?? (error as { constraint?: string });
  return original?.constraint === constraint;
};

/** Whether the error is a row that others still refer to. */
export const isStillReferenced = (error: unknown): boolean => sqlState(error) === '23503';

/**
 * Connection exceptions, too few resources, an operator's intervention or limit (of statements, locks and idle
 * transactions), and a standby that takes no writes yet.
 */
const unavailableStates = /^(08|53|57|55P03$|25P03$|25006$)/;

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const unavailableMessages =
  /timeout e(xceeded when trying to connect|xpired)|Connection terminated|and is not queryable/;

/** Whether the error says that the database can't be reached or takes no more work. */
export const isUnavailable = (error: unknown): boolean => {
  const state = sqlState(error) ?? '';
  const name = (error as { name?: string }).name ?? '';
  return (
    unavailableStates.test(state) ||
    unavailableCodes.has(state) ||
    name.startsWith('SequelizeConnection') ||
    unavailableMessages.test((error as Error).message ?? '')
  );
};

type Row = Record<string, unknown>;

export type Database = {
  readonly sequelize: Sequelize;
  /** One statement, prepared by name; inside a transaction it runs on the transaction's connection. */
  select<T extends object = Row>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** A connection of one's own for LISTEN, or for work that must not wait for the pool. */
  connect(): Promise<pg.Client>;
  /** Runs `work` in a transaction, or in the one that is already open. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  isInTransaction(): boolean;
  /** Inside a transaction: where `work` throws, what it wrote is undone and the transaction can go on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /** Runs once the open transaction has committed; at once where there is none. */
  afterCommit(work: () => void): void;
  /** Connections in use and callers waiting, of both pools together. */
  load(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** More distinct statements than this and new ones run unprepared: a connection keeps each plan in memory. */
const maxNamedStatements = 500;

export function openDatabase(url: string, poolSize: number): Database {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    // A statement in a transaction reads its rows on the transaction's connection.
    dialectModule: { ...pg, Client: RowsClient },
    logging: false,
    pool: { max: poolSize, min: 0, acquire: 20_000, idle: 30_000 },
    define: { underscored: true, freezeTableName: true },
  });
  const pool = new RowsPool(url, poolSize);

  const statements = new Map<string, Statement>();
  let generation = 0;
  const statementOf = (sql: string): Statement => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxNamedStatements) return { sql, name: undefined };
    const statement = { sql, name: createHash('sha1').update(`${generation} ${sql}`).digest('base64url') };
    statements.set(sql, statement);
    return statement;
  };
  /** Connections that have prepared it would refuse it for as long as they live: it is prepared under another name. */
  const renew = (outdated: Statement): void => {
    if (statements.get(outdated.sql) !== outdated) return;
    generation += 1;
    statements.delete(outdated.sql);
  };
  const run = async (connection: RowsClient | RowsPool, sql: string, values: readonly unknown[]) => {
    const statement = statementOf(sql);
    try {
      return await runStatement(connection, statement, values);
    } catch (error) {
      if (isOutdated(error)) renew(statement);
      throw error;
    }
  };

  return {
    sequelize,
    async select<T extends object>(sql: string, values: readonly unknown[] = []) {
      const connection = currentTransaction()?.connection;
      // Alone it is a transaction of its own, and is tried again as one is.
      const rows = connection
        ? await run(connection, sql, values)
        : await retrying(() => run(pool, sql, values));
      return rows as T[];
    },
    async connect() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    },
    async transaction(work) {
      if (currentTransaction()) return work();
      return whileFollowed(() => retrying(() => sequelize.transaction(() => work())));
    },
    isInTransaction: () => currentTransaction() !== undefined,
    async savepoint(work) {
      const transaction = currentTransaction();
      if (!transaction) throw new Error('A savepoint needs a transaction.');
      await transaction.connection.query('SAVEPOINT work');
      try {
        const result = await work();
        await transaction.connection.query('RELEASE SAVEPOINT work');
        return result;
      } catch (error) {
        await transaction.connection.query('ROLLBACK TO SAVEPOINT work');
        throw error;
      }
    },
    afterCommit(work) {
      const transaction = currentTransaction();
      if (transaction) transaction.afterCommit(work);
      else work();
    },
    load: () => pool.load(),
    async close() {
      await pool.end();
      await sequelize.close();
    },
  };
}
