import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { type Cluster, end, launch, orphanOf, runsWith, superuser } from './cluster.ts';
import { EmbeddedPostgresError, quoted, reasonOf } from './failure.ts';
import { hasEnded } from './processes.ts';

const databaseName = 'sports_league';
export const stopWithinMs = 20_000;

/** A cluster and how it is to run. */
export interface Wanted {
  readonly cluster: Cluster;
  readonly password: string;
  /** Demanded by the caller: no other will do. */
  readonly fixedPort: number | undefined;
  /** The port of the last start: taken again while it is free. */
  readonly lastPort: number | undefined;
  readonly durable: boolean;
  readonly maxConnections: number;
}

interface Running {
  readonly pid: number;
  readonly port: number;
}

export const urlOf = (port: number, password: string, database = databaseName): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

const settingsFor = ({ durable, maxConnections }: Wanted, port: number): string[] => [
  `port=${port}`,
  'listen_addresses=127.0.0.1',
  // TCP only: a socket file would need a folder that this process and the database's user share.
  'unix_socket_directories=',
  `max_connections=${maxConnections}`,
  'timezone=UTC',
  // Short queries all: compiling them costs more than it saves.
  'jit=off',
  // Nothing replicates from it; a crash loses nothing by this.
  'wal_level=minimal',
  'max_wal_senders=0',
  // Failed statements are the server's to log: here they would write people's data into a file.
  'log_min_messages=log',
  'log_checkpoints=off',
  `fsync=${durable ? 'on' : 'off'}`,
  `synchronous_commit=${durable ? 'on' : 'off'}`,
  `full_page_writes=${durable ? 'on' : 'off'}`,
];

const freePort = (wanted = 0): Promise<number | undefined> =>
  new Promise((found) => {
    const probe = createServer();
    probe.once('error', () => found(undefined));
    probe.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' ? address?.port : undefined));
    });
  });

/** Makes the product's database where it is missing; also proves that it is our cluster that answers on the port. */
async function ensureDatabase({ cluster, password }: Wanted, port: number): Promise<void> {
  const client = new Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string; found: boolean }>(
      `SELECT current_setting('data_directory') AS folder,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS found`,
      [databaseName],
    );
    if (resolve(rows[0]?.folder ?? '') !== cluster.folder) throw new Error('another database answers');
    if (rows[0]?.found !== true) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}

/**
 * Takes over the process of a server that was killed, if it runs as it should; one that doesn't is stopped cleanly.
 *
 * @returns undefined when the cluster is free to be started.
 */
export async function adopt(
  wanted: Wanted,
  logger: { info(message: string): void; warn(message: string): void },
): Promise<Running | undefined> {
  const { cluster } = wanted;
  const orphan = orphanOf(cluster);
  if (orphan === undefined) return undefined;
  if (orphan.state === 'stopping' && (await hasEnded(orphan.pid, stopWithinMs))) return undefined;
  const port = wanted.fixedPort ?? orphan.port;
  if (orphan.state === 'ready' && orphan.port === port && runsWith(cluster, settingsFor(wanted, port))) {
    try {
      await ensureDatabase(wanted, port);
      logger.info(`Took over the embedded database that was left running (process ${orphan.pid}).`);
      return { pid: orphan.pid, port };
    } catch (error) {
      logger.warn(`The embedded database that was left running does not answer: ${reasonOf(error)}.`);
    }
  }
  await end(cluster, orphan.pid, stopWithinMs);
  return undefined;
}

/** @returns the process id, or why the cluster does not run on that port. */
export async function startOn(wanted: Wanted, port: number): Promise<number | { failure: string }> {
  const started = await launch(wanted.cluster, settingsFor(wanted, port));
  if (typeof started !== 'number') return started;
  try {
    await ensureDatabase(wanted, port);
    return started;
  } catch (error) {
    await end(wanted.cluster, started, stopWithinMs);
    return { failure: reasonOf(error) };
  }
}

/** @throws EmbeddedPostgresError with what the database said. */
export async function startAnew(wanted: Wanted): Promise<Running> {
  const { link, logFile } = wanted.cluster;
  let failure = 'no port is free on 127.0.0.1';
  // Another program may take a port between the look and the start.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const last = attempt === 0 ? wanted.lastPort : undefined;
    const port = wanted.fixedPort ?? (await freePort(last)) ?? (await freePort());
    if (port === undefined) continue;
    const started = await startOn(wanted, port);
    if (typeof started === 'number') return { pid: started, port };
    failure = started.failure;
    if (!/could not bind|could not create any TCP/.test(failure)) break;
  }
  throw new EmbeddedPostgresError(
    `The embedded database in ${link} did not start: ${failure.replace(/\.$/, '')} (log: ${logFile}). If it can't be ` +
      `mended, set it aside and start empty with: mv ${quoted(link)} ${quoted(`${link}.broken`)}`,
  );
}
