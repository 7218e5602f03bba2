import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A connection to the Redis that the processes share, or `null` where none is configured. */
export function connectRedis(url: string | undefined, logger: Logger): Redis | null {
  if (url === undefined) return null;
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis is away'));
  return redis;
}
