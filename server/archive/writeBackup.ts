import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { listFileNames } from '../photos/index.ts';
import type { FileStorage } from '../platform/storage.ts';
import { ArchiveError } from './archiveError.ts';
import { begin, readMigrations, readRows, readSequences, readTables } from './catalog.ts';
import { counted, Digest, inParts } from './digest.ts';
import {
  format,
  manifestName,
  partName,
  secretName,
  type ArchivedFile,
  type ArchivedTable,
  type Manifest,
} from './manifest.ts';
import { writeTar, type TarWriter } from './tarFile.ts';

/** What is held of a table in memory at once. */
const usualPartBytes = 4 * 1024 * 1024;

export type BackupSource = {
  readonly client: pg.Client;
  readonly storage: Pick<FileStorage, 'open'>;
  /** Of a service that keeps it beside an embedded database. */
  readonly sessionSecret: string | null;
  readonly release: string;
  readonly partBytes?: number;
};

export type Backup = Manifest & {
  /** Files of photos that were not there: deleted since the moment of the backup, or kept elsewhere. */
  readonly missing: readonly string[];
};

async function addTables(
  { client, partBytes = usualPartBytes }: BackupSource,
  archive: TarWriter,
): Promise<ArchivedTable[]> {
  const tables: ArchivedTable[] = [];
  for (const table of await readTables(client)) {
    const digest = new Digest();
    let part = 0;
    for await (const rows of inParts(counted(readRows(client, table), digest), partBytes)) {
      await archive.add(partName(table.name, (part += 1)), rows.length, [rows]);
    }
    const { name, columns } = table;
    tables.push({ name, columns: [...columns], rows: digest.rows, sha256: digest.sha256() });
  }
  return tables;
}

async function addFile(
  archive: TarWriter,
  name: string,
  bytes: number,
  content: AsyncIterable<Buffer>,
): Promise<ArchivedFile> {
  const digest = new Digest();
  await archive.add(name, bytes, counted(content, digest));
  return { name, bytes, sha256: digest.sha256() };
}

/** The files that the snapshot's rows name. */
async function addFiles(
  { client, storage, sessionSecret }: BackupSource,
  archive: TarWriter,
): Promise<{ files: ArchivedFile[]; missing: string[] }> {
  const files: ArchivedFile[] = [];
  const missing: string[] = [];
  if (sessionSecret !== null) {
    const secret = Buffer.from(sessionSecret);
    files.push(await addFile(archive, secretName, secret.length, single(secret)));
  }
  for (const name of await listFileNames(client)) {
    const file = await storage.open(name);
    if (file) files.push(await addFile(archive, `files/${name}`, file.bytes, file.stream));
    else missing.push(name);
  }
  return { files, missing };
}

async function* single(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function addAll(source: BackupSource, archive: TarWriter, taken: string): Promise<Backup> {
  const { client, release } = source;
  const migrations = await readMigrations(client);
  if (migrations === null) throw new ArchiveError('The database has no schema of this service.');
  // First, since the storage knows no snapshot: what is deleted from now on may be missed.
  const { files, missing } = await addFiles(source, archive);
  const tables = await addTables(source, archive);
  const sequences = await readSequences(client);
  const manifest: Manifest = { format, release, taken, migrations, tables, sequences, files };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await archive.add(manifestName, text.length, [text]);
  return { ...manifest, missing };
}

/**
 * Writes one moment of the service into a new file: every table, and the files of photos, whatever goes on meanwhile.
 * The file appears whole or not at all.
 *
 * @throws ArchiveError where there is a file of that name, or no schema.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Backup> {
  if (existsSync(path)) throw new ArchiveError(`${path} is there already. Name a new file.`);
  const { client } = source;
  const beside = `${path}.${randomBytes(4).toString('hex')}.part`;
  await begin(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The first look at anything is what fixes the moment.
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const taken = rows[0]?.now as Date;
  const archive = writeTar(beside, taken);
  try {
    const backup = await addAll(source, archive, taken.toISOString());
    await archive.finish();
    await rename(beside, path);
    return backup;
  } catch (error) {
    await archive.abandon();
    await rm(beside, { force: true });
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}
