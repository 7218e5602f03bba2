import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { urlOf } from '../../server/platform/postgres/running.ts';
import { aDataFolder, credentialsIn, startServerProcess } from '../support/serverProcess.ts';
import { connections, measure } from './load.ts';
import { measureRealtime } from './realtime.ts';
import { reportOf, tableOfFigures, tableOfRows, type Figures, type Row } from './report.ts';
import { seedSeason } from './season.ts';
import { measureSeats } from './seats.ts';
import { startTimes } from './startTimes.ts';
import { countStatements } from './statements.ts';
import { measureWrites } from './writes.ts';

/** As the service's default. */
const databaseConnections = 10;
const resultsFile = fileURLToPath(new URL('./results.md', import.meta.url));

async function startBare(databaseUrl: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(fileURLToPath(new URL('./bareServer.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send({ databaseUrl, connections: databaseConnections });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${message.port}` };
}

function databaseUrlOf(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return urlOf(port, password);
}

/** What the process holds after five idle seconds. */
async function memoryAtRest(origin: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}

/** Has the database know its own tables, as it soon would by itself. */
async function settle(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ANALYZE');
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

type Targets = {
  readonly client: SportsLeagueClient;
  readonly api: string;
  readonly apiKey: string;
  readonly bare: string;
  readonly databaseUrl: string;
};

async function measureReads({ client, api, apiKey, bare, databaseUrl }: Targets) {
  const season = await seedSeason(client);
  await settle(databaseUrl);
  const game = `/games/${season.game}`;
  const list = `/games?division=${season.division}&limit=50`;
  const standings = `/divisions/${season.division}/standings`;
  const including = (limit: number) =>
    `/games?division=${season.division}&limit=${limit}&include=homeTeam.division.league`;
  const [few = 0, many = 0] = await countStatements(databaseUrl, [including(10), including(200)]);

  const one = await measure({
    bare: { url: bare + game },
    anonymous: { url: api + game },
    key: { url: api + game, token: apiKey },
  });
  const fifty = await measure({
    bare: { url: bare + list },
    anonymous: { url: api + list },
    key: { url: api + list, token: apiKey },
  });
  const table = await measure({
    bare: { url: bare + standings },
    service: { url: api + standings },
  });
  const included = await measure({ service: { url: api + including(200) } });
  const rows: Row[] = [
    { what: 'One game, anonymous', measured: one.anonymous, bare: one.bare, aim: 0.5 },
    { what: 'One game, by API key', measured: one.key, bare: one.bare },
    { what: 'List of 50 games, anonymous', measured: fifty.anonymous, bare: fifty.bare, aim: 0.85 },
    { what: 'List of 50 games, by API key', measured: fifty.key, bare: fifty.bare },
    { what: `Standings of ${season.games} games`, measured: table.service, bare: table.bare },
    { what: 'Include of three levels over 200 games', measured: included.service, bare: null },
  ];
  return { rows, statements: { 10: few, 200: many } };
}

/** The parts that can be measured alone, against one server. */
const parts = {
  reads: async (targets: Targets) => (await measureReads(targets)).rows,
  writes: ({ client, databaseUrl }: Targets) => measureWrites(client, databaseUrl),
  seats: measureSeats,
};
type PartName = keyof typeof parts | 'chat';

async function withTargets<T>(work: (targets: Targets, origin: string) => Promise<T>): Promise<T> {
  const dataDir = aDataFolder();
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const { apiKey } = credentialsIn(dataDir);
    const api = `${server.origin}/api/v1`;
    const client = new SportsLeagueClient({ baseUrl: api, token: apiKey });
    const databaseUrl = databaseUrlOf(dataDir);
    bare = await startBare(databaseUrl);
    return await work({ client, api, apiKey, bare: bare.origin, databaseUrl }, server.origin);
  } finally {
    bare?.child.disconnect();
    await server.end('SIGTERM');
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
async function measureAll(): Promise<Figures> {
  const starts = await startTimes();
  const served = await withTargets(async (targets, origin) => {
    const started = await memoryAtRest(origin);
    const postgres = await settle(targets.databaseUrl);
    const reads = await measureReads(targets);
    const rows = [...reads.rows, ...(await parts.writes(targets)), ...(await parts.seats(targets))];
    const memory = { started, afterLoad: await memoryAtRest(origin) };
    return { rows, statements: reads.statements, memory, postgres };
  });
  return { ...served, starts, realtime: await measureRealtime() };
}

const asked = process.argv.slice(2) as PartName[];
for (const part of asked) {
  if (part === 'chat') console.log(tableOfRows([], await measureRealtime()));
  else console.log(tableOfRows(await withTargets(parts[part])));
}
if (asked.length === 0) {
  const figures = await measureAll();
  writeFileSync(resultsFile, reportOf(figures, connections));
  console.log(tableOfFigures(figures));
}
