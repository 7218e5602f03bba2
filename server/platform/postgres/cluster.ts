import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, mendingSentence, programIn } from './binaries.ts';
import { EmbeddedPostgresError, quoted, reasonOf } from './failure.ts';
import type { PostgresUser } from './home.ts';
import { hasEnded, isAlive, programOf } from './processes.ts';

const run = promisify(execFile);

export const superuser = 'postgres';

/** A cluster on disk, and what runs it. */
export interface Cluster {
  /** `DATA_DIR/postgres`: what messages name. */
  readonly link: string;
  readonly folder: string;
  readonly user: PostgresUser | undefined;
  readonly binaries: Binaries;
  /** Where the programs can be reached by the user. */
  readonly programs: string;
  readonly logFile: string;
}

const asUser = ({ user, folder }: Cluster) => ({ ...user, cwd: dirname(folder) });

const libraryMissing = (output: string): string | undefined =>
  /error while loading shared libraries: [^\n]*|Library not loaded: [^\n]*/.exec(output)?.[0];

/**
 * Makes the cluster beside its place and moves it there when it is whole: a start that is cut off half-way leaves
 * nothing that a later one could take for a database.
 */
export async function initialize(cluster: Cluster, password: string, durable: boolean): Promise<void> {
  const { folder, link, user } = cluster;
  const base = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(base)) {
    if (name.startsWith(prefix)) rmSync(join(base, name), { recursive: true, force: true });
  }
  const workshop = mkdtempSync(join(base, prefix));
  const fresh = join(workshop, 'cluster');
  const passwordFile = join(workshop, 'password');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (user !== undefined) for (const path of [workshop, passwordFile]) chownSync(path, user.uid, user.gid);
    await run(
      programIn(cluster.programs, 'initdb'),
      [
        `--pgdata=${fresh}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The system's C.UTF-8 where it has one; the built-in collation is the same on every machine and version.
        `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      asUser(cluster),
    );
    renameSync(fresh, folder);
    if (folder !== link) {
      rmSync(link, { recursive: true, force: true });
      symlinkSync(folder, link);
    }
  } catch (error) {
    if (folder !== link) rmSync(base, { recursive: true, force: true });
    const output = String((error as { stderr?: unknown }).stderr ?? '');
    const missing = libraryMissing(output);
    if (missing !== undefined)
      throw new EmbeddedPostgresError(mendingSentence(cluster.binaries.packageName, missing));
    const said = output.split('\n').find((line) => /error|fatal/i.test(line)) ?? reasonOf(error);
    throw new EmbeddedPostgresError(
      `The embedded database could not be made in ${link}: ${reasonOf(said)}. Free what it names and start again, ` +
        `or choose another folder with DATA_DIR.`,
    );
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** @throws EmbeddedPostgresError when the folder is not a whole cluster of the installed version. */
export function requireUsable({ link, folder, binaries }: Cluster): void {
  const setAside = `mv ${quoted(link)} ${quoted(`${link}.broken`)}`;
  let version: string;
  try {
    version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new EmbeddedPostgresError(
      `${link} holds no whole database (${missing ? 'PG_VERSION is missing' : reasonOf(error)}). Restore it from a ` +
        `backup, or set it aside and start empty with: ${setAside}`,
    );
  }
  if (version === binaries.majorVersion) return;
  throw new EmbeddedPostgresError(
    `${link} was written by Postgres ${version}, and this is Postgres ${binaries.majorVersion}. Dump it with the ` +
      `older release of this server and load it into this one, or set it aside and start empty with: ${setAside}`,
  );
}

/** What `postmaster.pid` says of the process that runs the cluster, as far as it is written. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly state: string;
}

function postmasterOf({ folder }: Cluster): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? 'starting' };
}

/**
 * The process that still runs the cluster, left by a server that was killed. A `postmaster.pid` whose process is
 * gone, or whose pid another program got since (after a power loss), is of no consequence and removed.
 */
export function orphanOf(cluster: Cluster): Postmaster | undefined {
  const postmaster = postmasterOf(cluster);
  if (postmaster === undefined) return undefined;
  const program = programOf(postmaster.pid);
  if (isAlive(postmaster.pid) && (program === undefined || program.startsWith('postgres'))) return postmaster;
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Whether the running process was started by the same programs with the same settings. */
export function runsWith(cluster: Cluster, settings: readonly string[]): boolean {
  try {
    const command = readFileSync(join(cluster.folder, 'postmaster.opts'), 'utf8');
    return (
      command.startsWith(programIn(cluster.programs, 'postgres')) &&
      settings.every((setting) => command.includes(`"${setting}"`))
    );
  } catch {
    return false;
  }
}

const startWithinMs = 300_000;

/**
 * Starts the cluster and waits until it takes connections; after a crash that includes its recovery.
 *
 * The process is a session of its own: Ctrl-C in a terminal reaches the server alone, which stops the database when
 * it has drained. Its log is a file rather than a pipe, so that it outlives a server that is killed.
 *
 * @returns the process id, or what the log says when it did not start.
 */
export async function launch(
  cluster: Cluster,
  settings: readonly string[],
): Promise<number | { failure: string }> {
  if (existsSync(cluster.logFile)) renameSync(cluster.logFile, `${cluster.logFile}.previous`);
  const log = openSync(cluster.logFile, 'w', 0o600);
  let ended: string | undefined;
  const child = spawn(
    programIn(cluster.programs, 'postgres'),
    ['-D', cluster.folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser(cluster), detached: true, stdio: ['ignore', log, log], windowsHide: true },
  );
  closeSync(log);
  child.once('error', (error) => (ended = reasonOf(error)));
  child.once('exit', (code, signal) => (ended = `it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  const deadline = Date.now() + startWithinMs;
  while (ended === undefined) {
    const postmaster = postmasterOf(cluster);
    if (child.pid !== undefined && postmaster?.pid === child.pid && postmaster.state === 'ready')
      return child.pid;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      return { failure: `it was not ready after ${startWithinMs / 1000} seconds` };
    }
    await sleep(10);
  }
  const said = readFileSync(cluster.logFile, 'utf8');
  const missing = libraryMissing(said);
  if (missing !== undefined)
    throw new EmbeddedPostgresError(mendingSentence(cluster.binaries.packageName, missing));
  const fatal = said.split('\n').filter((line) => /(FATAL|PANIC):|could not|denied/.test(line));
  return {
    failure:
      fatal.map((line) => line.replace(/^.*?(FATAL|PANIC|LOG|HINT|WARNING):\s*/, '')).join('; ') || ended,
  };
}

/**
 * Ends the cluster's process: sessions are cut, everything is written, nothing has to be recovered at the next
 * start. One that does not end in time is ended at once, which is as safe as a power loss.
 */
export async function end(cluster: Cluster, pid: number, withinMs: number): Promise<void> {
  const signal = async (name: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (process.platform === 'win32') {
      const mode = name === 'SIGINT' ? 'fast' : 'immediate';
      const stop = ['stop', '-D', cluster.folder, '-m', mode, '-W'];
      await run(programIn(cluster.programs, 'pg_ctl'), stop).catch(() => undefined);
    } else if (isAlive(pid)) {
      process.kill(pid, name);
    }
  };
  await signal('SIGINT');
  if (await hasEnded(pid, withinMs)) return;
  await signal('SIGQUIT');
  if (await hasEnded(pid, 10_000)) return;
  throw new EmbeddedPostgresError(
    `The embedded database (process ${pid}) did not stop. End it with: kill -QUIT ${pid}`,
  );
}
