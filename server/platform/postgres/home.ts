import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Binaries, programIn } from './binaries.ts';
import { EmbeddedPostgresError, quoted, reasonOf } from './failure.ts';

/** Whom the database runs as; undefined for the user of this process. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

/** Where what a user other than root has to reach is kept, when the project itself lies in a closed folder. */
const openGround = '/var/lib/sports-league';

const isRoot = (): boolean => process.getuid?.() === 0;

const allows = (stats: Stats, user: PostgresUser, bit: number): boolean => {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & bit) === bit;
};

/** The outermost folder on the way to `path`, itself included, that the user may not enter. */
function closedFolder(path: string, user: PostgresUser): string | undefined {
  const parent = dirname(path);
  const outer = parent === path ? undefined : closedFolder(parent, user);
  return outer ?? (allows(statSync(path), user, 0o1) ? undefined : path);
}

const idOf = (name: string, option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

const accountOf = (name: string): PostgresUser | undefined => {
  try {
    return { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
  } catch {
    return undefined;
  }
};

/** Postgres refuses to run as root: its usual account is taken, or made as a distribution's package would. */
function unprivilegedUser(): PostgresUser {
  const found = accountOf('postgres');
  if (found !== undefined) return found;
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ];
  for (const [command, options] of ways) {
    try {
      execFileSync(command, options, { stdio: 'ignore' });
    } catch {
      continue;
    }
    const made = accountOf('postgres');
    if (made !== undefined) return made;
  }
  throw new EmbeddedPostgresError(
    'The embedded database never runs as root, and the account "postgres" could not be made. Start the server as ' +
      'another user, or make the account with: useradd --system postgres',
  );
}

/** Whether the user can run what is in the folder: with a strict umask, npm installs files for their owner alone. */
const canRunFrom = (folder: string, user: PostgresUser): boolean =>
  closedFolder(folder, user) === undefined &&
  [programIn(folder, 'postgres'), programIn(folder, 'initdb'), join(folder, 'lib')].every((path) =>
    allows(statSync(path), user, 0o5),
  );

function openToAll(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  if (!stats.isDirectory()) return chmodSync(path, stats.mode & 0o100 ? 0o755 : 0o644);
  chmodSync(path, 0o755);
  for (const name of readdirSync(path)) openToAll(join(path, name));
}

/**
 * The programs' folder as the database's user can reach it: as installed, or copied once a version, when the
 * project lies in a folder that is closed to that user (such as `/root`).
 */
export function reachableBinaries(binaries: Binaries, user: PostgresUser | undefined): string {
  if (user === undefined || canRunFrom(binaries.folder, user)) return binaries.folder;
  const copy = join(openGround, `postgres-${binaries.version}`);
  if (existsSync(copy)) return copy;
  let unfinished: string | undefined;
  try {
    mkdirSync(openGround, { recursive: true, mode: 0o755 });
    unfinished = mkdtempSync(`${copy}.`);
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    if (unfinished !== undefined) rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(copy)) return copy;
    throw new EmbeddedPostgresError(
      `The embedded database never runs as root, and its user can't enter ${closedFolder(binaries.folder, user) ?? binaries.folder} ` +
        `(copying its programs to ${copy} failed: ${reasonOf(error)}). Move the project to a folder open to all, ` +
        `such as /opt, or start the server as another user.`,
    );
  }
  return copy;
}

/** The folder a cluster lives in, and whom it runs as. */
interface PostgresHome {
  readonly user: PostgresUser | undefined;
  /** The real folder; `DATA_DIR/postgres` is it, or a link to it. */
  readonly cluster: string;
  readonly exists: boolean;
}

function existingHome(link: string): PostgresHome {
  const cluster = realpathSync(link);
  const { uid, gid } = statSync(cluster);
  if (process.getuid === undefined || uid === process.getuid()) {
    if (isRoot()) {
      throw new EmbeddedPostgresError(
        `${cluster} belongs to root, and the embedded database never runs as root. Mend it with: ` +
          `chown -R postgres ${quoted(cluster)}`,
      );
    }
    return { user: undefined, cluster, exists: true };
  }
  if (!isRoot()) {
    throw new EmbeddedPostgresError(
      `${cluster} belongs to another user (${uid}). Start the server as that user or as root, or make the folder ` +
        `yours with: sudo chown -R "$(id -u)" ${quoted(dirname(link))}`,
    );
  }
  const closed = closedFolder(cluster, { uid, gid });
  if (closed !== undefined) {
    throw new EmbeddedPostgresError(
      `The embedded database never runs as root, and its user (${uid}) can't enter ${closed}. Let it pass with: ` +
        `chmod o+x ${quoted(closed)} (or move the data folder elsewhere and name it in DATA_DIR)`,
    );
  }
  return { user: { uid, gid }, cluster, exists: true };
}

/** A folder this process may not look into belongs to somebody: it counts as full. */
const holdsSomething = (folder: string): boolean => {
  try {
    return readdirSync(folder).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
};

/**
 * Chooses, or finds again, the folder of a data folder's cluster and its user.
 *
 * Root's cluster runs as another user. Where that user can't reach the data folder because a folder above it is
 * closed, the cluster lies in `/var/lib/sports-league` instead, and `DATA_DIR/postgres` is a link to it: nobody's
 * home is opened for it.
 *
 * @throws EmbeddedPostgresError when an existing cluster can't be used by this process.
 */
export function findHome(dataDir: string): PostgresHome {
  const link = join(dataDir, 'postgres');
  if (holdsSomething(link)) return existingHome(link);
  if (!existsSync(link) && lstatSync(link, { throwIfNoEntry: false }) !== undefined) {
    throw new EmbeddedPostgresError(
      `${link} leads to a database that is no longer there. Restore it from a backup, or start empty with: ` +
        `rm ${quoted(link)}`,
    );
  }
  if (!isRoot()) return { user: undefined, cluster: link, exists: false };
  const user = unprivilegedUser();
  // The data folder itself is the product's own: its files are closed one by one, so others may pass through.
  if (closedFolder(dataDir, user) === dataDir) chmodSync(dataDir, 0o711);
  if (closedFolder(dataDir, user) === undefined) return { user, cluster: link, exists: false };
  mkdirSync(openGround, { recursive: true, mode: 0o755 });
  const base = mkdtempSync(join(openGround, 'data-'));
  chmodSync(base, 0o711);
  return { user, cluster: join(base, 'postgres'), exists: false };
}
