import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { contentTypeOf } from '../photos/index.ts';
import { migrate, type Migration } from '../platform/migrate.ts';
import type { FileStorage } from '../platform/storage.ts';
import { ArchiveError } from './archiveError.ts';
import { begin, bookkeeping, listOf, readMigrations, readRows, readTables } from './catalog.ts';
import { bufferOf } from './checkArchive.ts';
import { Digest } from './digest.ts';
import { secretName, tableOf, type Manifest } from './manifest.ts';
import { setConstraintsAside } from './setConstraintsAside.ts';
import { readTar } from './tarFile.ts';

export type RestoreTarget = {
  readonly client: pg.Client;
  readonly storage: Pick<FileStorage, 'put'>;
  /** Takes the secret that an embedded service signs its sessions with. */
  readonly keepSecret: (secret: string) => void;
  /** All that this release knows, oldest first. */
  readonly migrations: readonly Migration[];
  readonly logger: Logger;
  /** Whether messages that waited at the moment of the backup are sent; else they are held. */
  readonly delivers: boolean;
};

/** What an administrator reads of a message that was held. */
const heldBecause = 'Held by a restore: it may have been sent since the backup.';

/** @throws ArchiveError where the archive has a migration that this release lacks. */
function migrationsFor({ migrations, release }: Manifest, known: readonly Migration[]): Migration[] {
  const wanted = new Set(migrations);
  const found = known.filter(({ name }) => wanted.delete(name));
  const [unknown] = wanted;
  if (unknown === undefined) return found;
  throw new ArchiveError(
    `The archive is of release ${release}, which this one does not know (${unknown}): restore it with that release.`,
  );
}

/**
 * A schema without a row counts as empty: a restore that was cut off leaves that.
 *
 * @throws ArchiveError
 */
async function requireEmpty(client: pg.Client, wanted: readonly string[]): Promise<void> {
  const refuse = (reason: string) =>
    new ArchiveError(
      `The database is not empty (${reason}). Nothing was changed: restore into an empty one.`,
    );
  const applied = await readMigrations(client);
  for (const { name } of await readTables(client)) {
    if (applied === null) throw refuse(`there is a table ${name}`);
    const { rows } = await client.query(`SELECT 1 FROM ${listOf(client, [name])} LIMIT 1`);
    if (rows.length > 0) throw refuse(`the table ${name} has rows`);
  }
  const newer = applied?.find((name) => !wanted.includes(name));
  if (newer !== undefined) throw refuse(`its schema is newer than the archive: ${newer}`);
}

/** Files go first: rows that are there always have theirs, and a file too many is replaced by the next attempt. */
async function putFiles(path: string, { storage, keepSecret }: RestoreTarget): Promise<void> {
  for await (const { name, content } of readTar(path)) {
    const file = /^files\/(.+)$/.exec(name)?.[1];
    const type = file === undefined ? null : contentTypeOf(file);
    if (file !== undefined && type !== null) await storage.put(file, await bufferOf(content), type);
    else if (name === secretName) keepSecret((await bufferOf(content)).toString());
    else for await (const _ of content);
  }
}

async function loadRows(client: pg.Client, path: string, { tables }: Manifest): Promise<void> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  for await (const { name, content } of readTar(path)) {
    const table = tableOf(name);
    const columns = table === null ? undefined : columnsOf.get(table);
    if (table === null || !columns) {
      for await (const _ of content);
      continue;
    }
    const target = `${listOf(client, [table])} (${listOf(client, columns)})`;
    await pipeline(content, client.query(copyFrom(`COPY ${target} FROM STDIN`)));
  }
}

/** Reads everything back as the backup read it. */
async function requireSame(client: pg.Client, manifest: Manifest): Promise<void> {
  const archived = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of await readTables(client)) {
    const digest = new Digest();
    for await (const chunk of readRows(client, table)) digest.add(chunk);
    const expected = archived.get(table.name);
    if (digest.rows === (expected?.rows ?? 0) && digest.sha256() === (expected ?? nothing).sha256) continue;
    throw new ArchiveError(
      `The table ${table.name} reads back with ${digest.rows} rows and another content than it was backed up with ` +
        `(${expected?.rows ?? 0} rows). Nothing was changed. Is the database's encoding UTF8?`,
    );
  }
}

const nothing = { sha256: new Digest().sha256() };

async function holdMessages(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE outbox SET state = 'dead', last_error = $1, in_hand = false, next_attempt_at = NULL WHERE state = 'pending'`,
    [heldBecause],
  );
  return rowCount ?? 0;
}

async function load(path: string, manifest: Manifest, target: RestoreTarget): Promise<number> {
  const { client, delivers } = target;
  await begin(client, 'ISOLATION LEVEL READ COMMITTED');
  try {
    const tables = (await readTables(client)).map(({ name }) => name);
    // A service that starts meanwhile waits, and finds what was restored.
    await client.query(`LOCK TABLE ${listOf(client, [bookkeeping, ...tables])} IN ACCESS EXCLUSIVE MODE`);
    await requireEmpty(client, manifest.migrations);
    const putBack = await setConstraintsAside(client);
    await loadRows(client, path, manifest);
    await putBack();
    for (const { name, last } of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
    }
    await requireSame(client, manifest);
    const held = delivers ? 0 : await holdMessages(client);
    await client.query('COMMIT');
    return held;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Puts an archive that was checked into an empty database: its schema first, then every row in one transaction, which
 * ends only when all reads back as it was backed up. Cut off at any moment it leaves an empty database, into which it
 * can be done again.
 *
 * @returns how many messages were held.
 * @throws ArchiveError where the archive is of a newer release, or the database is not empty.
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  manifest: Manifest,
): Promise<{ held: number }> {
  const { client, logger } = target;
  const migrations = migrationsFor(manifest, target.migrations);
  await requireEmpty(client, manifest.migrations);
  await migrate(client, migrations, logger);
  await putFiles(path, target);
  const held = await load(path, manifest, target);
  // Else the first plans would be made for empty tables.
  await client.query(
    `ANALYZE ${listOf(
      client,
      manifest.tables.map(({ name }) => name),
    )}`,
  );
  return { held };
}
