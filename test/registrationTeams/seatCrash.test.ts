import { jest } from '@jest/globals';
import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConnectionError, SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { anApiKey, anOrganizationRow } from '../support/identity.ts';
import {
  aDataFolder,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { times, type TestOrganization } from '../support/service.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { aSignUp } from './aSeat.ts';
import { SeatHistory } from './seatHistory.ts';
import { aSeatWrite, SeatWriter, type SeatWrite } from './seatWrites.ts';

jest.setTimeout(300_000);

const dataDir = aDataFolder();
const databaseName = `test_${newObjectId()}`;
const writersCount = 6;
let databaseUrl: string;
let db: Database;
let server: ServerProcess | undefined;

beforeAll(async () => {
  buildServer();
  databaseUrl = await copyTemplate(clusterUrl(), databaseName);
  db = openDatabase(databaseUrl, 2);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await db.close();
  await dropDatabase(clusterUrl(), databaseName);
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret that only this test knows, long enough',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  });
}

/** An organization whose client always speaks to the process that runs. */
async function anOrganization(): Promise<TestOrganization> {
  const _id = await anOrganizationRow(db, {});
  const token = await anApiKey(db, _id, ['admin']);
  return {
    _id,
    get admin() {
      return new SportsLeagueClient({ baseUrl: `${server?.origin}/api/v1`, token, maxRetries: 0 });
    },
  } as unknown as TestOrganization;
}

/**
 * Several connections that write one after the other each, until the process is killed under them: a moment after it
 * has done a number of writes, so that how fast the machine is does not say how much there is to lose.
 */
async function writeUntilKilled(
  writer: SeatWriter,
  { writes, killedAfterWrites, killedAfterMs }: Life,
): Promise<void> {
  const waiting = [...writes];
  let done = 0;
  let kill = (): void => undefined;
  const killed = new Promise<void>((resolve) => (kill = resolve)).then(async () => {
    await new Promise((resolve) => setTimeout(resolve, killedAfterMs));
    await server?.end('SIGKILL');
  });
  const connections = times(writersCount, async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      try {
        if (await writer.write(write)) done += 1;
      } catch (error) {
        if (error instanceof ConnectionError) return;
        throw error;
      }
      if (done >= killedAfterWrites) kill();
    }
  });
  await Promise.all(connections);
  kill();
  await killed;
}

const aLife = fc.record({
  writes: fc.array(aSeatWrite, { minLength: 150, maxLength: 150, size: 'max' }),
  killedAfterWrites: fc.integer({ min: 6, max: 60 }),
  killedAfterMs: fc.integer({ min: 0, max: 20 }),
});
type Life = { writes: readonly SeatWrite[]; killedAfterWrites: number; killedAfterMs: number };
const settings = fc.record({ capacity: fc.integer({ min: 1, max: 3 }), isFree: fc.boolean() });

it('leaves a division as its log says whenever the process is killed, and has lost nothing that it answered', async () => {
  await start();
  await fc.assert(
    fc.asyncProperty(
      settings,
      fc.array(aLife, { minLength: 6, maxLength: 6 }),
      async ({ capacity, isFree }, lives) => {
        const organization = await anOrganization();
        const form = await aSignUp(organization, {
          config: { capacity, waitlistCapacity: 10 },
          ...(isFree ? {} : { fee: 5_000 }),
        });
        await organization.admin.leagues.update(form.league, { config: { autoPromote: true } });
        const beginning = { capacity, autoPromote: true, windowRuns: true };
        const history = new SeatHistory(db, form, isFree, beginning);
        await history.begin();
        const writer = new SeatWriter(form);
        for (const life of lives) {
          await writeUntilKilled(writer, life);
          await start();
          await history.follow();
          await history.compare();
          expect([...history.names.keys()]).toEqual(expect.arrayContaining(writer.teams));
          expect(history.payments).toEqual(expect.arrayContaining(writer.payments));
        }
        expect(history.steps).toBeGreaterThan(20);
      },
    ),
    { numRuns: 1, endOnFailure: true },
  );
});
