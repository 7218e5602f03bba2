import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { PostgresBackend } from '@agendajs/postgres-backend';
import { Agenda } from 'agenda';
import pg from 'pg';
import type { Logger } from 'pino';

type JobOptions = {
  /** `'5 seconds'`, `'1 hour'`, a cron line, or milliseconds. */
  readonly every: string | number;
  /** The zone that a cron line is read in. */
  readonly timeZone?: string;
  /** A run that takes longer without `touch` is taken for dead, and another process runs the job again. */
  readonly lockLifetimeMs?: number;
};

/** Runs at least once each time: a run cut off by a crash may be repeated, so it must be safe to run twice. */
export type JobHandler = (job: { touch(): Promise<void> }) => Promise<void>;

export type Jobs = {
  /** All jobs are defined before `start`. A name is one job, whatever the number of processes. */
  define(name: string, options: JobOptions, handler: JobHandler): void;
  start(): Promise<void>;
  /** Starts nothing new and waits for the runs in hand, at most `graceMs`. */
  drain(graceMs: number): Promise<void>;
};

const defaultLockLifetimeMs = 60_000;

/** What is kept of a failure. Agenda breaks on a text over 8 KB. */
const longestFailureBytes = 4_096;

function cut(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const bytes = Buffer.from(message.replaceAll('\0', '')).subarray(0, longestFailureBytes);
  return new Error(new TextDecoder().decode(bytes, { stream: true }));
}

/**
 * Recurring jobs by Agenda, on a small pool of their own. The table is made by the migrations, so any number of
 * processes may start at once. Agenda's notifications are off: they are a NOTIFY for each run, which takes a lock on
 * the whole database, and a recurring job gains nothing by them.
 */
export function createJobs(options: {
  databaseUrl: string;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** How often the table is looked at. */
  scanEveryMs?: number;
}): Jobs {
  const { databaseUrl, logger, scanEveryMs = 5_000 } = options;
  const defined = new Map<string, { options: JobOptions; handler: JobHandler }>();
  let running: { agenda: Agenda; pool: pg.Pool; instance: string } | undefined;

  async function start(): Promise<void> {
    if (running) return;
    const instance = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 20_000 });
    // An idle connection that the server ends is replaced at the next use.
    pool.on('error', () => undefined);
    const backend = new PostgresBackend({ pool, ensureSchema: false, disableNotifications: true });
    try {
      // Agenda connects in its constructor and can't be asked whether that failed: here it can.
      await backend.connect();
    } catch (error) {
      await pool.end();
      throw error;
    }
    backend.connect = () => Promise.resolve();
    const agenda = new Agenda({ backend, name: instance, processEvery: scanEveryMs });
    running = { agenda, pool, instance };
    agenda.on('error', (error: Error) => {
      if (running) logger.warn({ err: error }, 'the jobs can’t be read');
    });
    for (const [name, { options: job, handler }] of defined) {
      agenda.define(name, (run) => runOnce(name, handler, () => run.touch()), {
        concurrency: 1,
        lockLifetime: job.lockLifetimeMs ?? defaultLockLifetimeMs,
      });
    }
    await agenda.ready;
    for (const [name, { options: job }] of defined) {
      await agenda.every(job.every, name, undefined, job.timeZone ? { timezone: job.timeZone } : {});
    }
    await agenda.start();
  }

  async function runOnce(name: string, handler: JobHandler, touch: () => Promise<void>): Promise<void> {
    try {
      await handler({ touch });
    } catch (error) {
      logger.error({ err: error, job: name }, 'a job failed');
      throw cut(error);
    }
  }

  async function drain(graceMs: number): Promise<void> {
    if (!running) return;
    const { agenda, pool, instance } = running;
    running = undefined;
    const { timedOut } = await agenda.drain({ timeout: graceMs, closeConnection: false });
    // Agenda takes jobs ahead of their time and keeps them at a drain: others would wait until its locks end. After a
    // timeout a job may still run, and only the end of its lock tells.
    if (!timedOut) {
      await pool.query('UPDATE agenda_jobs SET locked_at = NULL WHERE last_modified_by = $1', [instance]);
    }
    await pool.end();
  }

  return {
    define(name, jobOptions, handler) {
      defined.set(name, { options: jobOptions, handler });
    },
    start,
    drain,
  };
}
