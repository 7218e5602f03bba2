import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { overPostgres } from './broadcast/overPostgres.ts';
import { overRedis } from './broadcast/overRedis.ts';
import type { Database } from './database.ts';

/** Short notes between the processes on one database. A note may be lost: what it tells of stands in a table. */
export type Broadcast = {
  /** Hears from now on. Notes of this process itself are not heard. */
  listen(): void;
  /** To all other processes; call it once what it tells of has committed. */
  tell(note: string): void;
  close(): Promise<void>;
};

export type BroadcastParts = {
  readonly channel: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly onNote: (note: string) => void;
  /** Notes may have been missed: whoever listens looks into its tables. */
  readonly onGap: () => void;
};

/** Over Redis where there is one, else by LISTEN and NOTIFY on a connection of its own. */
export const createBroadcast = (
  { db, redis }: { db: Database; redis: Redis | null },
  parts: BroadcastParts,
): Broadcast => (redis ? overRedis(redis, parts) : overPostgres(db, parts));
