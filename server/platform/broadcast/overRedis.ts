import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Broadcast, BroadcastParts } from '../broadcast.ts';

/** Publishes on the shared connection, and listens on one of its own, which ioredis connects anew by itself. */
export function overRedis(redis: Redis, { channel, logger, onNote, onGap }: BroadcastParts): Broadcast {
  const self = randomUUID();
  let subscriber: Redis | undefined;

  function listen(): void {
    if (subscriber) return;
    subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    subscriber.on('error', (error) =>
      logger.warn({ err: error }, 'notes between the processes are not heard'),
    );
    subscriber.on('ready', onGap);
    subscriber.on('message', (_channel: string, text: string) => {
      const [sender, note] = text.split(' ');
      if (sender !== self && note) onNote(note);
    });
    // Fails only when it is closed before it has connected.
    subscriber.subscribe(channel).catch(() => undefined);
  }

  return {
    listen,
    tell(note) {
      // A Redis that is away is no loss: the others look into their tables from time to time.
      redis.publish(channel, `${self} ${note}`).catch(() => undefined);
    },
    async close() {
      subscriber?.disconnect();
    },
  };
}
