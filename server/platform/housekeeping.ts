import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';

const rowsAtOnce = 5_000;

/** How long an Idempotency-Key is honoured. */
const idempotencyKeyHours = 24;

/** Sent and given-up messages can be looked up for this long; a dedupe key holds as long. */
const outboxDays = 90;

const leftovers = [
  `DELETE FROM idempotency_keys WHERE key_hash IN
   (SELECT key_hash FROM idempotency_keys WHERE created < now() - interval '${idempotencyKeyHours} hours' LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `DELETE FROM outbox WHERE id IN
   (SELECT id FROM outbox WHERE state <> 'pending' AND created < now() - interval '${outboxDays} days' LIMIT ${rowsAtOnce})
   RETURNING 1`,
];

/** Deletes what has served its time, in small statements that hold no lock for long. */
export async function removeLeftovers(db: Database, touch: () => Promise<void>): Promise<void> {
  for (const statement of leftovers) {
    while ((await db.select(statement)).length === rowsAtOnce) await touch();
  }
}

export function defineHousekeeping(jobs: Pick<Jobs, 'define'>, db: Database): void {
  jobs.define('housekeeping', { every: '1 hour' }, ({ touch }) => removeLeftovers(db, touch));
}
