import type { Redis } from 'ioredis';
import { createApp } from './app.ts';
import { readCredentials, writeCredentials } from './boot/credentials.ts';
import { bootDatabase, type BootedDatabase } from './boot/database.ts';
import { firstRun } from './boot/firstRun.ts';
import { listen, originOf } from './boot/listen.ts';
import { welcome } from './boot/welcome.ts';
import { startDelivery, type Delivery } from './boot/delivery.ts';
import { textFor } from './boot/operatorError.ts';
import { processorOf } from './boot/processor.ts';
import { startRealtime, type Realtime } from './boot/realtime.ts';
import { loadConfig, type Config } from './platform/config.ts';
import { createHttpServer } from './platform/httpServer.ts';
import { createLifecycle, drainable, type Drain, type StopStep } from './platform/lifecycle.ts';
import { createLogger } from './platform/logger.ts';
import { createMetrics } from './platform/metrics.ts';
import { connectRedis } from './platform/redis.ts';
import { sessionSecret } from './platform/sessionSecret.ts';
import { createFileStorage } from './platform/storage.ts';

/** Starts every part and says how to stop it: requests first, then jobs, sockets, and the database. */
async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const noticeMs = config.drainWaitSeconds * 1000;
  const lifecycle = createLifecycle({ logger, noticeMs });
  const isRefusing = () => lifecycle.draining && noticeMs === 0;
  const metrics = createMetrics();
  const running: Partial<{ drain: Drain; delivery: Delivery; realtime: Realtime; redis: Redis | null }> = {};
  const booting = bootDatabase(config, logger);
  const starting = booting.then(startParts);
  const steps: Record<string, StopStep> = {
    requests: (graceMs) => running.drain?.(graceMs),
    jobs: (graceMs) => running.delivery?.drain(graceMs),
    sockets: () => running.realtime?.close(),
    redis: () => running.redis?.disconnect(),
    // Also a start that is cut off ends the database that it began to run.
    database: async () => (await booting).stop(),
  };
  lifecycle.onStop('start', () => starting.catch(() => undefined));
  for (const [name, step] of Object.entries(steps)) lifecycle.onStop(name, step);
  lifecycle.listen();

  async function startParts(database: BootedDatabase): Promise<void> {
    if (lifecycle.draining) return;
    const { db } = database;
    metrics.watchPool(() => db.load());
    const redis = connectRedis(config.redisUrl, logger);
    running.redis = redis;
    const processor = processorOf(config, logger);
    running.delivery = await startDelivery(config, database, processor, logger, metrics);
    let origin = '';
    let ready = false;
    const { app, credentials, limits } = createApp({
      config,
      publicUrl: () => config.publicUrl ?? origin,
      sessionSecret: sessionSecret(config),
      db,
      redis,
      processor,
      storage: createFileStorage(config),
      logger,
      metrics,
      readiness: {
        get ready() {
          return ready;
        },
        get draining() {
          return lifecycle.draining;
        },
        get refusing() {
          return isRefusing();
        },
      },
    });
    const server = createHttpServer(app);
    running.drain = drainable(server, () => lifecycle.draining && noticeMs > 0);
    running.realtime = startRealtime(server, {
      corsOrigins: config.corsOrigins,
      db,
      redis,
      credentials,
      limits,
      logger,
      metrics,
      draining: isRefusing,
    });
    origin = originOf(config, await listen(server, config));
    const fresh = await firstRun(db, { demo: config.demo && database.embedded, baseUrl: `${origin}/api/v1` });
    if (fresh) writeCredentials(config.dataDir, fresh);
    if (lifecycle.draining) return;
    ready = true;
    logger.info({ origin }, 'listening');
    const signIns = fresh ?? readCredentials(config.dataDir);
    console.log(welcome(config, origin, signIns, process.stdout.isTTY));
  }

  try {
    await starting;
  } catch (error) {
    if (lifecycle.draining) {
      logger.error({ err: error }, 'the start failed while it was stopped');
      return;
    }
    // One after the other, as at the end: jobs would find the database gone.
    for (const step of Object.values(steps)) await Promise.resolve(step(0)).catch(() => undefined);
    throw error;
  }
}

try {
  await start(loadConfig(process.env));
} catch (error) {
  console.error(textFor(error));
  process.exit(1);
}
