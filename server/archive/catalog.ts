import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export type Table = {
  readonly name: string;
  /** Those that are stored and not worked out from others. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
};

const inSchema = 'relnamespace = current_schema()::text::regnamespace';

/** The bookkeeping of the schema: it comes with the migrations and is no data. */
export const bookkeeping = 'schema_migrations';

/** All tables of the service, by name. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname::text AS name,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            coalesce((SELECT array_agg(a.attname::text ORDER BY k.place)
                        FROM pg_index i CROSS JOIN unnest(i.indkey::int[]) WITH ORDINALITY k (number, place)
                        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
                       WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key
       FROM pg_class c
      WHERE c.${inSchema} AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> '${bookkeeping}'
      ORDER BY c.relname COLLATE "C"`,
  );
  return rows;
}

/** The migrations that the schema has, oldest first; null where there is no schema of this service. */
export async function readMigrations(client: pg.Client): Promise<string[] | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${bookkeeping}') IS NOT NULL AS there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${bookkeeping} ORDER BY name COLLATE "C"`,
  );
  return rows.map(({ name }) => name);
}

/** Sequences stand outside of every snapshot: read after the rows, they are never behind them. */
export async function readSequences(client: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows;
}

/** A transaction in which every database writes the same value as the same text, and that nobody's limits end. */
export async function begin(client: pg.Client, mode: string): Promise<void> {
  await client.query(`
    BEGIN ${mode};
    SET LOCAL datestyle = 'ISO, MDY';
    SET LOCAL intervalstyle = 'postgres';
    SET LOCAL timezone = 'UTC';
    SET LOCAL extra_float_digits = 1;
    SET LOCAL bytea_output = 'hex';
    SET LOCAL statement_timeout = 0;
    SET LOCAL lock_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0;
  `);
}

export const listOf = (client: pg.Client, names: readonly string[]): string =>
  names.map((name) => client.escapeIdentifier(name)).join(', ');

/** The rows of a table as COPY writes them, in an order that is the same on every database. */
export function readRows(client: pg.Client, { name, columns, key }: Table): AsyncIterable<Buffer> {
  const order = key.map((column) => `${client.escapeIdentifier(column)}::text COLLATE "C"`);
  const statement =
    `COPY (SELECT ${listOf(client, columns)} FROM ${client.escapeIdentifier(name)} AS r ` +
    `ORDER BY ${order.length > 0 ? order.join(', ') : 'r::text COLLATE "C"'}) TO STDOUT`;
  return client.query(copyTo(statement));
}
