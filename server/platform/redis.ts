import { createRequire } from 'node:module';
import type * as Ioredis from 'ioredis';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

const load = createRequire(import.meta.url);

/** A connection to the Redis that the processes share, or `null` where none is configured. */
export function connectRedis(url: string | undefined, logger: Logger): Redis | null {
  if (url === undefined) return null;
  // Loaded where it is configured: one process alone would hold it in memory for nothing.
  const ioredis = load('ioredis') as typeof Ioredis;
  const redis = new ioredis.Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis is away'));
  return redis;
}
