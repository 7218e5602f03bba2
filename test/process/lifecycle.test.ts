import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { eventually } from '../support/eventually.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import {
  aDataFolder,
  buildServer,
  credentialsIn,
  spawnServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';

jest.setTimeout(120_000);

const dataDir = aDataFolder();
let running: ServerProcess | undefined;

/** The server that the test before left running, and a client with its first key. */
function current(): { server: ServerProcess; client: SportsLeagueClient } {
  if (!running) throw new Error('No server runs.');
  const { apiKey } = credentialsIn(dataDir);
  const baseUrl = `${running.origin}/api/v1`;
  return { server: running, client: new SportsLeagueClient({ baseUrl, token: apiKey, maxRetries: 0 }) };
}

async function start(): Promise<ReturnType<typeof current>> {
  running = await startServerProcess({ DATA_DIR: dataDir });
  return current();
}

beforeAll(buildServer);
afterAll(async () => {
  await running?.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

it('starts on an empty folder, and says how to get in', async () => {
  const { server, client } = await start();
  // The schema is one line, however many steps it took.
  expect(server.output().match(/"msg":"migrated"/g)).toHaveLength(1);
  expect(server.output()).toMatch(/"migrations":\d+,"ms":\d+,"msg":"migrated"/);
  expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
  const { organization, admin } = credentialsIn(dataDir);
  expect((await client.organizations.get(organization)).name).toBe('My League');
  await new SportsLeagueClient({ baseUrl: `${server.origin}/api/v1` }).signIn(admin, { as: 'admin' });
  // Where no terminal is, what is written is kept.
  expect(server.output()).toContain(`credentials.json in ${dataDir}`);
  expect(server.output()).not.toContain(admin.password);
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(server.origin + path)).status).toBe(200);
  }
});

it('finishes what it has in hand when it is told to stop, and refuses nothing that it took', async () => {
  const { server, client } = current();
  const inHand = Array.from({ length: 30 }, (_, index) => client.leagues.create({ name: `League ${index}` }));
  const answers = Promise.allSettled(inHand);
  await Promise.any(inHand);
  expect(await server.end('SIGTERM')).toBe(0);
  const created = (await answers).filter(({ status }) => status === 'fulfilled').length;
  const again = await start();
  // What was answered is there, and nothing is there that was not.
  expect((await again.client.leagues.list({ limit: 1 })).count).toBeGreaterThanOrEqual(created);
  expect(created).toBeGreaterThan(0);
});

it('has lost nothing that it answered when it is killed', async () => {
  const { server, client } = current();
  const before = (await client.leagues.list({ limit: 1 })).count;
  const answered: string[] = [];
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; ; n += 1) {
      try {
        answered.push((await client.leagues.create({ name: `Killed ${writer} ${n}` }))._id);
      } catch {
        return;
      }
    }
  });
  await eventually(() => answered.length >= 20);
  expect(await server.end('SIGKILL')).toBe('SIGKILL');
  await Promise.all(writers);

  const again = await start();
  const kept = new Set((await again.client.leagues.list().toArray({ limit: 10_000 })).map(({ _id }) => _id));
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  // Each of the four writers had at most one write whose answer was lost.
  expect(kept.size - before - answered.length).toBeLessThanOrEqual(4);
  expect((await again.client.auditLogs.list({ resource: 'league', action: 'create', limit: 1 })).count).toBe(
    kept.size,
  );
});

describe('a start that can’t be', () => {
  const failureOf = async (env: Record<string, string>) => {
    const { child, output } = spawnServer(env);
    await once(child, 'exit');
    return { code: child.exitCode, output: output().trim() };
  };

  it('says which port to choose where it is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const folder = aDataFolder();
    const { code, output } = await failureOf({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' });
    blocker.close();
    rmSync(folder, { recursive: true, force: true });
    expect([code, output]).toEqual([
      1,
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    ]);
  });

  it('does not take a disk that is full for somebody else’s folder', () => {
    const folder = aDataFolder();
    // Nothing longer than nothing can be written.
    const start = 'ulimit -f 0 && exec "$0" dist/server/main.js';
    const { status, stderr } = spawnSync('sh', ['-c', start, process.execPath], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', DEMO: '0' },
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true, force: true });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `The data folder ${folder} can't be written (EFBIG: file too large, write). ` +
        'Free what it names, or choose another folder with: DATA_DIR=~/sports-league npm start',
    );
  });

  it('ends what it has begun before it says why it can’t go on', async () => {
    const folder = aDataFolder();
    const { code, output } = await failureOf({ DATA_DIR: folder, HOST: 'nosuch.invalid', LOG_LEVEL: 'warn' });
    rmSync(folder, { recursive: true, force: true });
    // Nothing is said by jobs that find their database gone.
    expect([code, output]).toEqual([
      1,
      'This machine has no address nosuch.invalid. Listen on its own: HOST=127.0.0.1 npm start',
    ]);
  });

  it.each([
    ['is not there', 'postgres://league:hunter2@localhost:1/league', /ECONNREFUSED.* Start it, or correct/],
    [
      'is somewhere else',
      'postgres://league:hunter2@nosuch.invalid/league',
      /nosuch\.invalid\. Start it, or/,
    ],
    ['does not exist', clusterUrl().replace(/[^/]*$/, 'nosuch'), /"nosuch" does not exist\. Make it with/],
    ['refuses the password', clusterUrl().replace(/:[^:@]*@/, ':hunter2@'), /password authentication failed/],
  ])('says in one line that the database %s', async (_what, url, sentence) => {
    const { code, output } = await failureOf({ DATABASE_URL: url, SESSION_SECRET: 'a'.repeat(32) });
    expect([code, output.split('\n').length, output.includes('hunter2')]).toEqual([1, 1, false]);
    expect(output).toMatch(/^The database can't be used: .*DATABASE_URL\.$/);
    expect(output).toMatch(sentence);
  });

  it('names the variable that can’t be used, in one line', async () => {
    const { code, output } = await failureOf({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toMatch(/^PORT is "eighty", but must be a whole number/);
    expect(output.split('\n')).toHaveLength(1);
  });

  it('asks for the secret that processes on one database share', async () => {
    const { code, output } = await failureOf({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' });
    expect([code, output.includes('SESSION_SECRET'), output.includes('hunter2')]).toEqual([1, true, false]);
  });
});
