import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Broadcast, BroadcastParts } from '../broadcast.ts';
import type { Database } from '../database.ts';

const firstWaitMs = 100;
const longestWaitMs = 5_000;

/**
 * One connection that listens and notifies, connected anew when it breaks. Notes that come while one is under way
 * leave together: a notifying commit takes a lock on the whole database.
 */
export function overPostgres(db: Database, { channel, logger, onNote, onGap }: BroadcastParts): Broadcast {
  const waiting = new Set<string>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let isSending = false;
  let isClosed = false;

  async function open(): Promise<pg.Client> {
    const opened = await db.connect();
    opened.on('error', () => undefined);
    opened.on('notification', ({ processId, payload }) => {
      const own = (opened as unknown as { processID: number }).processID;
      if (processId !== own && payload) onNote(payload);
    });
    try {
      await opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`);
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    return opened;
  }

  async function connect(): Promise<void> {
    for (let attempt = 0; !isClosed; attempt += 1) {
      try {
        client = await open();
        break;
      } catch (error) {
        if (attempt === 0) logger.warn({ err: error }, 'notes between the processes are not heard');
        await sleep(Math.min(longestWaitMs, firstWaitMs * 2 ** attempt), undefined, { ref: false });
      }
    }
    client?.once('end', () => {
      client = undefined;
      connecting = undefined;
      if (!isClosed) listen();
    });
    onGap();
    await send();
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (client && waiting.size > 0) {
      const notes = [...waiting];
      waiting.clear();
      try {
        await client.query('SELECT pg_notify($1, note) FROM unnest($2::text[]) AS n (note)', [
          channel,
          notes,
        ]);
      } catch {
        // The connection is broken: they leave over the next one.
        for (const note of notes) waiting.add(note);
        break;
      }
    }
    isSending = false;
  }

  function listen(): void {
    if (!isClosed) connecting ??= connect();
  }

  return {
    listen,
    tell(note) {
      waiting.add(note);
      listen();
      void send();
    },
    async close() {
      await send();
      isClosed = true;
      await connecting;
      await client?.end();
    },
  };
}
