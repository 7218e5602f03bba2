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
import { seedSeason, type SeededSeason } from './season.ts';
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

type Served = {
  readonly client: SportsLeagueClient;
  readonly api: string;
  readonly apiKey: string;
  readonly bare: string;
  readonly databaseUrl: string;
  readonly season: SeededSeason;
};

const includingOf = ({ division }: SeededSeason, limit: number) =>
  `/games?division=${division}&limit=${limit}&include=homeTeam.division.league`;

async function measureReads({ api, apiKey, bare, season }: Served): Promise<Row[]> {
  const game = `/games/${season.game}`;
  const list = `/games?division=${season.division}&limit=50`;
  const standings = `/divisions/${season.division}/standings`;
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
  const included = await measure({ service: { url: api + includingOf(season, 200) } });
  return [
    { what: 'One game, anonymous', measured: one.anonymous, bare: one.bare, aim: 0.5 },
    { what: 'One game, by API key', measured: one.key, bare: one.bare },
    { what: 'List of 50 games, anonymous', measured: fifty.anonymous, bare: fifty.bare, aim: 0.8 },
    { what: 'List of 50 games, by API key', measured: fifty.key, bare: fifty.bare },
    { what: `Standings of ${season.games} games`, measured: table.service, bare: table.bare },
    { what: 'Include of three levels over 200 games', measured: included.service, bare: null },
  ];
}

/** What loads the server: all of it makes the table, one of it by name is for whoever works on it. */
const parts: Readonly<Record<string, (served: Served) => Promise<Row[]>>> = {
  reads: measureReads,
  writes: ({ client, databaseUrl }) => measureWrites(client, databaseUrl),
  seats: measureSeats,
};

async function measureServer(
  dataDir: string,
  wanted: readonly string[],
): Promise<Omit<Figures, 'starts' | 'realtime'>> {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const started = await memoryAtRest(server.origin);
    const { apiKey } = credentialsIn(dataDir);
    const api = `${server.origin}/api/v1`;
    const client = new SportsLeagueClient({ baseUrl: api, token: apiKey });
    const season = await seedSeason(client);
    const databaseUrl = databaseUrlOf(dataDir);
    const postgres = await settle(databaseUrl);
    bare = await startBare(databaseUrl);

    const served = { client, api, apiKey, bare: bare.origin, databaseUrl, season };
    const [few = 0, many = 0] = await countStatements(
      databaseUrl,
      [10, 200].map((limit) => includingOf(season, limit)),
    );
    const rows: Row[] = [];
    for (const name of wanted) rows.push(...((await parts[name]?.(served)) ?? []));
    return {
      rows,
      statements: { 10: few, 200: many },
      memory: { started, afterLoad: await memoryAtRest(server.origin) },
      postgres,
    };
  } finally {
    bare?.child.disconnect();
    await server.end('SIGTERM');
  }
}

/** `npm run bench` measures everything and writes it down; `npm run bench -- reads` prints that part. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
const dataDir = aDataFolder();
try {
  if (wanted.length > 0) {
    console.log(tableOfRows((await measureServer(dataDir, wanted)).rows));
  } else {
    const starts = await startTimes();
    const server = await measureServer(dataDir, Object.keys(parts));
    const figures = { ...server, starts, realtime: await measureRealtime() };
    writeFileSync(resultsFile, reportOf(figures, connections));
    console.log(tableOfFigures(figures));
  }
} finally {
  rmSync(dirname(dataDir), { recursive: true, force: true });
}
