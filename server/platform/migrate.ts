import type pg from 'pg';
import { Umzug } from 'umzug';
import type { Logger } from 'pino';

/** One change of the schema and its way back, as SQL. Names begin with a date and sort in the order of application. */
export type Migration = { readonly name: string; readonly up: string; readonly down: string };

/** Any number, the same in every process: whoever holds this lock migrates, the others wait. */
const migrationLock = 7_230_417;

/** Brings the schema up to date, each migration in a transaction of its own; or, with `down`, takes the last one back. */
export async function migrate(
  client: pg.Client,
  migrations: readonly Migration[],
  logger: Logger,
  direction: 'up' | 'down' = 'up',
): Promise<void> {
  // Nobody's limits end a change of a large table, or the wait for the process that makes it.
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())',
    );
    const umzug = new Umzug({
      migrations: migrations.map(({ name, up, down }) => ({
        name,
        up: () => inTransaction(client, up, 'INSERT INTO schema_migrations (name) VALUES ($1)', name),
        down: () => inTransaction(client, down, 'DELETE FROM schema_migrations WHERE name = $1', name),
      })),
      storage: {
        // The bookkeeping row is written in the migration's own transaction.
        logMigration: async () => undefined,
        unlogMigration: async () => undefined,
        executed: async () => {
          const { rows } = await client.query<{ name: string }>(
            'SELECT name FROM schema_migrations ORDER BY name',
          );
          return rows.map((row) => row.name);
        },
      },
      logger: undefined,
    });
    umzug.on('migrated', ({ name }) => logger.debug({ migration: name }, 'migrated'));
    const start = performance.now();
    const { length } = await umzug[direction]();
    if (length > 0)
      logger.info({ migrations: length, ms: Math.round(performance.now() - start) }, 'migrated');
  } finally {
    // It goes with a connection that has broken, whose own error is the one to tell.
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
  }
}

async function inTransaction(
  client: pg.Client,
  sql: string,
  bookkeeping: string,
  name: string,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(bookkeeping, [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
