import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import {
  aDataFolder,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { times } from '../support/service.ts';
import { aSocket, eventually, type TestSocket } from './aSocket.ts';
import { Talker, talkingTeams, ways, type TalkingTeam } from './aTalk.ts';

jest.setTimeout(180_000);

const secret = 'a secret that two processes on one database share';
const databaseName = `test_${newObjectId()}`;
const dataDir = aDataFolder();
const teamsCount = 10;
const peopleOfTeam = 20;
const messagesOfTeam = 500;
const saysAtOnce = 3;

let databaseUrl: string;
let db: Database;
let teams: TalkingTeam[];
const servers: ServerProcess[] = [];

async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const start = (port: number) =>
  startServerProcess({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'error',
  });

const baseUrlOf = (server: ServerProcess | undefined) => `${server?.origin}/api/v1`;

beforeAll(async () => {
  buildServer();
  databaseUrl = await copyTemplate(clusterUrl(), databaseName);
  db = openDatabase(databaseUrl, 4);
  servers.push(...(await Promise.all([await aFreePort(), await aFreePort()].map(start))));
  const size = { teams: teamsCount, people: peopleOfTeam };
  teams = await talkingTeams(db, baseUrlOf(servers[0]), secret, size);
});
afterAll(async () => {
  for (const server of servers) if (server.child.exitCode === null) await server.end('SIGKILL');
  await db.close();
  await dropDatabase(clusterUrl(), databaseName);
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

const newsOf = ({ events }: TestSocket) =>
  events.filter(({ event }) => event === 'message:new').map(({ data }) => (data as { _id: string })._id);

it('loses and repeats nothing of what two processes were told while one of them was killed', async () => {
  const [stable, killed] = servers as [ServerProcess, ServerProcess];
  // 200 sockets: half of them by each door, and half of them on each process.
  const talkers = teams.flatMap(({ _id, tokens }) =>
    tokens.map((token, index) => {
      const server = index & 1 ? killed : stable;
      return new Talker(_id, baseUrlOf(server), token, ways[(index >> 1) & 1] ?? {});
    }),
  );
  expect(talkers).toHaveLength(200);
  await Promise.all(talkers.map(({ live, team }) => live.join(team)));
  // And one a team that knows nothing of reading up, on the process that stays.
  const bare = await Promise.all(
    teams.map(async ({ _id, tokens: [token = ''] }) => {
      const socket = await aSocket(baseUrlOf(stable), 'websocket', token);
      await socket.request('join:team', _id);
      return socket;
    }),
  );

  const acknowledged = new Map<string, string[]>(teams.map(({ _id }) => [_id, []]));
  const total = teamsCount * messagesOfTeam;
  const count = () => [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);
  const saying = Promise.all(
    teams.flatMap(({ _id }) => {
      const own = talkers.filter(({ team }) => team === _id);
      let next = 0;
      return times(saysAtOnce, async () => {
        for (let n = next++; n < messagesOfTeam; n = next++) {
          // Every door of either process: by REST every third, else by the socket of whoever's turn it is.
          const talker = own[n % own.length] as Talker;
          acknowledged.get(_id)?.push(await talker.say(`${_id} ${n}`, n % 3 === 0));
        }
      });
    }),
  );
  await eventually(() => count() > total / 3);
  await killed.end('SIGKILL');
  // Whoever listens on the other process is told by no connection that breaks.
  await db.select("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
  servers[1] = await start(Number(new URL(killed.origin).port));
  await saying;

  expect(count()).toBe(total);
  const histories = new Map<string, string[]>();
  for (const { _id } of teams) {
    const { rest } = talkers.find(({ team }) => team === _id) as Talker;
    const messages = await rest.chatMessages.listByTeam(_id, { limit: 200 }).toArray();
    const ids = messages.map((message) => message._id).reverse();
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messagesOfTeam);
    expect([...ids].sort()).toEqual([...(acknowledged.get(_id) ?? [])].sort());
    histories.set(_id, ids);
  }
  for (const { heard, team } of talkers) {
    await eventually(() => heard.length >= messagesOfTeam);
    expect(heard).toEqual(histories.get(team));
  }
  for (const [index, { _id }] of teams.entries()) {
    const socket = bare[index] as TestSocket;
    await eventually(() => newsOf(socket).length >= messagesOfTeam);
    expect(newsOf(socket)).toEqual(histories.get(_id));
  }
  for (const { live } of talkers) live.close();
  for (const socket of bare) socket.close();
});

it('sends its sockets to another process when it is told to stop', async () => {
  const [server] = servers as [ServerProcess];
  const [{ _id, tokens }] = teams as [TalkingTeam];
  const sockets = await Promise.all(
    (['websocket', 'socket.io'] as const).map((door) => aSocket(baseUrlOf(server), door, tokens[0] ?? '')),
  );
  await Promise.all(sockets.map((socket) => socket.request('join:team', _id)));
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1001, 'transport close']);
});
