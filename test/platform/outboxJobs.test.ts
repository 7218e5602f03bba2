import { createJobs, type JobHandler, type Jobs } from '../../server/platform/jobs.ts';
import { eventually } from '../support/eventually.ts';
import { anEmptyDatabase, migrateAll, silent, withClient, type EmptyDatabase } from './anOutbox.ts';

let database: EmptyDatabase;
let started: Jobs[];

beforeEach(async () => {
  database = await anEmptyDatabase();
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.drain(5_000)));
  await database.drop();
});

/** What one process does at its start: it migrates, then runs the job. */
async function aStart(handler: JobHandler, every: number): Promise<Jobs> {
  await migrateAll(database.url);
  const jobs = createJobs({ databaseUrl: database.url, logger: silent, scanEveryMs: 100 });
  jobs.define('count', { every, lockLifetimeMs: 2_000 }, handler);
  await jobs.start();
  started.push(jobs);
  return jobs;
}

type JobRow = { name: string; fail_reason: string | null; locked_at: Date | null };

const jobRows = () =>
  withClient(
    database.url,
    async (client) =>
      (await client.query<JobRow>('SELECT name, fail_reason, locked_at FROM agenda_jobs')).rows,
  );

describe('recurring jobs', () => {
  it('start in six processes at once on an empty database, as one job', async () => {
    let runs = 0;
    let atOnce = 0;
    let mostAtOnce = 0;
    const handler: JobHandler = async () => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atOnce -= 1;
      runs += 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => aStart(handler, 200)));
    await eventually(() => runs >= 5);
    expect(mostAtOnce).toBe(1);
    expect(await jobRows()).toHaveLength(1);
  });

  it('do not run again because another process starts', async () => {
    let runs = 0;
    const handler: JobHandler = () => Promise.resolve(void (runs += 1));
    await aStart(handler, 3_600_000);
    await eventually(() => runs === 1);
    const second = await aStart(handler, 3_600_000);
    await second.drain(5_000);
    expect(runs).toBe(1);
  });

  it('run again after a failure, of which a short text is kept', async () => {
    let runs = 0;
    await aStart(() => {
      runs += 1;
      return Promise.reject(new Error(`no${'é'.repeat(20_000)}`));
    }, 200);
    await eventually(() => runs >= 2);
    await eventually(async () => (await jobRows())[0]?.fail_reason !== null);
    const reason = (await jobRows())[0]?.fail_reason ?? '';
    expect(reason).toMatch(/^noé+$/);
    expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(4_096);
  });

  it('finish what is in hand when they are drained, and hold nothing after', async () => {
    let finish: (() => void) | undefined;
    let finished = false;
    const jobs = await aStart(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      finished = true;
    }, 200);
    await eventually(() => finish !== undefined);
    const drained = jobs.drain(20_000);
    finish?.();
    await drained;
    expect(finished).toBe(true);
    expect(await jobRows()).toMatchObject([{ locked_at: null }]);
  });

  it('are not taken for dead while they say that they go on', async () => {
    let runs = 0;
    let done = 0;
    const handler: JobHandler = async ({ touch }) => {
      runs += 1;
      // Together longer than the lock lives.
      for (let part = 0; part < 6; part += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await touch();
      }
      done += 1;
    };
    await Promise.all([aStart(handler, 3_600_000), aStart(handler, 3_600_000)]);
    await eventually(() => done === 1);
    expect(runs).toBe(1);
  });

  it('say at the start that the database is not there', async () => {
    const jobs = createJobs({ databaseUrl: 'postgres://nobody:nothing@127.0.0.1:1/none', logger: silent });
    await expect(jobs.start()).rejects.toThrow(/ECONNREFUSED/);
  });
});
