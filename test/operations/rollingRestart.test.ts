import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import WebSocket from 'ws';
import {
  overSocketIo,
  RealtimeClient,
  SportsLeagueClient,
  type RealtimeOptions,
} from '../../clients/typescript/src/index.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { aDivision, aMatch } from '../games/aGame.ts';
import { aSignUp, signUp } from '../registrationTeams/aSeat.ts';
import { aRegisteredTeam, type RegisteredTeam } from '../roles/aTeam.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { eventually } from '../support/eventually.ts';
import { anAccount, anApiKey, anOrganizationRow, aSession } from '../support/identity.ts';
import {
  aDataFolder,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { sessionSecret, times, type TestOrganization } from '../support/service.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { aReverseProxy, type ReverseProxy } from './reverseProxy.ts';

jest.setTimeout(240_000);

/** What was asked for, each with its answer or its failure, until it is told to stop. */
class Load {
  readonly failures: unknown[] = [];
  private readonly workers: Promise<void>[] = [];
  private isOver = false;

  /** Does it again and again, one after the other; counts what was answered. */
  keep(work: (n: number) => Promise<unknown>): { readonly answered: number } {
    const count = { answered: 0 };
    const worker = async () => {
      for (let n = 0; !this.isOver; n += 1) {
        try {
          await work(n);
          count.answered += 1;
        } catch (error) {
          this.failures.push(error);
        }
        await sleep(20);
      }
    };
    this.workers.push(worker());
    return count;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.workers);
  }
}

const databaseName = `test_${newObjectId()}`;
const dataDir = aDataFolder();
let databaseUrl: string;
let db: Database;
let proxy: ReverseProxy;
let organization: TestOrganization;
let team: RegisteredTeam;
let memberToken: string;
const processes: ServerProcess[] = [];
const listeners: Listener[] = [];
const load = new Load();

async function aProcess(): Promise<ServerProcess> {
  const started = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    DRAIN_WAIT_SECONDS: '2',
    DB_POOL: '4',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  });
  processes.push(started);
  proxy.add(started.origin);
  await eventually(() => proxy.isReady(started.origin));
  return started;
}

const clientOf = (token: string) => new SportsLeagueClient({ baseUrl: proxy.baseUrl, token, maxRetries: 0 });

beforeAll(async () => {
  buildServer();
  [databaseUrl, proxy] = await Promise.all([copyTemplate(clusterUrl(), databaseName), aReverseProxy()]);
  db = openDatabase(databaseUrl, 2);
  const _id = await anOrganizationRow(db, {});
  await Promise.all(times(3, aProcess));
  organization = {
    _id,
    admin: clientOf(await anApiKey(db, _id, ['admin'])),
  } as unknown as TestOrganization;
  const member = await anAccount(db, {});
  team = await aRegisteredTeam(organization, { managers: [member.email] });
  memberToken = await aSession(sessionSecret, member._id, 'mobile');
});
afterAll(async () => {
  await load.stop();
  for (const { client } of listeners) client.close();
  for (const { child } of processes) child.kill('SIGKILL');
  proxy.close();
  await db.close();
  await dropDatabase(clusterUrl(), databaseName);
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

type Listener = { client: RealtimeClient; texts: string[]; joins: () => number };

function aListener(options: RealtimeOptions): Listener {
  const client = new RealtimeClient(clientOf(memberToken), { longestWaitMs: 200, ...options });
  const texts: string[] = [];
  let opened = 0;
  client.on('message', ({ text }) => texts.push(text));
  client.on('state', (state) => (opened += state === 'open' ? 1 : 0));
  const listener = { client, texts, joins: () => opened };
  listeners.push(listener);
  return listener;
}

/** One process after the other: a new one first, then the old one is told to stop. Their exit codes. */
async function restartAll(): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const old of [...processes]) {
    await aProcess();
    codes.push(await old.end('SIGTERM'));
    proxy.remove(old.origin);
  }
  return codes;
}

it('restarts three processes one by one under load, and no request fails or is done twice', async () => {
  const { admin } = organization;
  const form = await aSignUp(organization);
  const match = await aMatch(organization, await aDivision(organization));
  const member = clientOf(memberToken);
  const sender = aListener({ WebSocket }).client;
  aListener({ transport: overSocketIo(io) });
  await Promise.all(listeners.map(({ client }) => client.join(team._id)));

  const signedUp = times(2, (writer) => load.keep((n) => signUp(form, `Team ${writer} ${n}`)));
  const scores = load.keep((n) => admin.games.update(match._id, { homeScore: n, awayScore: n + 1 }));
  const said = load.keep((n) =>
    member.chatMessages.create(
      { divisionTeam: team._id, text: `rest ${n}` },
      { idempotencyKey: `rest-${n}` },
    ),
  );
  const sent = load.keep((n) => sender.send({ divisionTeam: team._id, text: `socket ${n}` }));
  const reads = times(2, () => load.keep(() => clientOf(memberToken).divisions.standings(team.division)));
  await eventually(() => signedUp.every(({ answered }) => answered > 3), { withinMs: 60_000 });
  const codes = await restartAll();
  const during = sent.answered;
  await eventually(() => sent.answered > during + 3, { withinMs: 60_000 });
  await load.stop();

  expect([...proxy.failures, ...load.failures]).toEqual([]);
  expect(codes).toEqual([0, 0, 0]);
  expect(reads.every(({ answered }) => answered > 20)).toBe(true);

  const teams = await admin.registrationTeams
    .list({ registration: form.registration })
    .toArray({ limit: 1e5 });
  const names = signedUp.flatMap(({ answered }, writer) => times(answered, (n) => `Team ${writer} ${n}`));
  expect(teams.map(({ name }) => name).sort()).toEqual(names.sort());
  const { data: changes } = await admin.auditLogs.list({ resourceId: match._id, action: 'score', limit: 1 });
  expect(changes).toHaveLength(1);
  expect(await admin.games.get(match._id)).toMatchObject({ awayScore: scores.answered });

  const texts = (await member.chatMessages.listByTeam(team._id).toArray({ limit: 1e5 })).map(
    ({ text }) => text,
  );
  const expected = [
    ...times(said.answered, (n) => `rest ${n}`),
    ...times(sent.answered, (n) => `socket ${n}`),
  ];
  expect([...texts].sort()).toEqual(expected.sort());
  await eventually(() => listeners.every((listener) => listener.texts.length >= texts.length), {
    withinMs: 60_000,
  });
  for (const { client, texts: heard, joins } of listeners) {
    expect([...heard].sort()).toEqual([...texts].sort());
    expect([client.state, joins() > 1]).toEqual(['open', true]);
  }
});
