import type { Database } from './database.ts';
import type { OutboxKind } from './outbox.ts';

/** A message in hand, for the time of its lease. */
export type OutboxMessage = {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly template: string;
  readonly to: string;
  readonly organization: string | null;
  readonly data: object;
  /** This one included. */
  readonly attempts: number;
  readonly created: Date;
};

export type Claim = {
  /** Messages that failed or were cut off before, or those never tried. */
  readonly retried: boolean;
  readonly kinds: readonly OutboxKind[];
  readonly limit: number;
  /** How many of one lane may be in hand at once, over all processes. */
  readonly perLane: number;
  /** The round goes on with the lane that follows this one. */
  readonly afterLane: string;
  readonly leaseMs: number;
};

/**
 * Takes the oldest due message of each lane in turn, at most one a lane, so that no organization waits for another's
 * backlog, and none to a mailbox that a delivery is talking to already. The attempt is counted here: a message that
 * ends the process each time is given up like any other.
 */
export async function claimDue(db: Database, claim: Claim): Promise<(OutboxMessage & { lane: string })[]> {
  return db.select<OutboxMessage & { lane: string }>(
    // The lanes are walked from one to the next in the index, and no further than to enough of them: a plan that
    // looked at every waiting message would be slow just when many wait.
    `WITH RECURSIVE ahead (lane) AS (
       (SELECT lane FROM outbox WHERE state = 'pending' AND retried = $1 AND lane > $5 ORDER BY lane LIMIT 1)
       UNION ALL
       SELECT (SELECT o.lane FROM outbox o WHERE o.state = 'pending' AND o.retried = $1 AND o.lane > ahead.lane
               ORDER BY o.lane LIMIT 1)
       FROM ahead WHERE ahead.lane IS NOT NULL
     ), behind (lane) AS (
       (SELECT lane FROM outbox WHERE state = 'pending' AND retried = $1 AND lane <= $5 ORDER BY lane LIMIT 1)
       UNION ALL
       SELECT (SELECT o.lane FROM outbox o WHERE o.state = 'pending' AND o.retried = $1 AND o.lane > behind.lane
                 AND o.lane <= $5 ORDER BY o.lane LIMIT 1)
       FROM behind WHERE behind.lane IS NOT NULL
     ), heads AS (
       SELECT lanes.lane, head.id
       FROM (SELECT lane FROM ahead UNION ALL SELECT lane FROM behind) lanes CROSS JOIN LATERAL (
         SELECT o.id FROM outbox o
         WHERE o.state = 'pending' AND o.retried = $1 AND o.lane = lanes.lane AND o.next_attempt_at <= now()
           AND o.kind = ANY($2)
           AND NOT EXISTS (SELECT FROM outbox b WHERE b.in_hand AND b.lane = o.lane AND b.recipient = o.recipient
                           AND b.next_attempt_at > now())
         ORDER BY o.next_attempt_at, o.id LIMIT 1
       ) head
       WHERE (SELECT count(*) FROM outbox b WHERE b.in_hand AND b.lane = lanes.lane AND b.next_attempt_at > now()) < $4
       -- Some to spare for those that another process takes meanwhile.
       LIMIT $3 * 2
     ), taken AS (
       SELECT o.id FROM outbox o JOIN heads ON heads.id = o.id
       -- Said again here: another process may have taken the row after the lines above looked.
       WHERE o.state = 'pending' AND o.next_attempt_at <= now()
       ORDER BY heads.lane > $5 DESC, heads.lane LIMIT $3
       FOR UPDATE OF o SKIP LOCKED
     )
     UPDATE outbox o
     SET attempts = o.attempts + 1, retried = true, in_hand = true,
         next_attempt_at = now() + $6 * interval '1 millisecond'
     FROM taken WHERE o.id = taken.id
     RETURNING o.id, o.kind, o.template, o.recipient AS "to", o.organization, o.lane, o.data, o.attempts, o.created`,
    [claim.retried, claim.kinds, claim.limit, claim.perLane, claim.afterLane, claim.leaseMs],
  );
}

/** Sent is sent, also where the lease has ended meanwhile. What it said is erased. */
export const markSent = (db: Database, { id }: OutboxMessage) =>
  db.select(
    `UPDATE outbox SET state = 'sent', sent_at = now(), data = '{}', in_hand = false, next_attempt_at = NULL
     WHERE id = $1 AND state <> 'sent'`,
    [id],
  );

/** Failed: due again after the delay, unless somebody else has it in hand by now. */
export const markFailed = (db: Database, message: OutboxMessage, error: string, delayMs: number) =>
  db.select(
    `UPDATE outbox SET last_error = $3, in_hand = false, next_attempt_at = now() + $4 * interval '1 millisecond'
     WHERE id = $1 AND attempts = $2 AND state = 'pending'`,
    [message.id, message.attempts, error, delayMs],
  );

/** Given up. The data is kept: an administrator may have it sent again. */
export const markDead = (db: Database, message: OutboxMessage, attempts: number, error: string | null) =>
  db.select(
    `UPDATE outbox SET state = 'dead', attempts = $3, last_error = coalesce($4, last_error, $5), in_hand = false,
            next_attempt_at = NULL
     WHERE id = $1 AND attempts = $2 AND state = 'pending'`,
    [message.id, message.attempts, attempts, error, 'The delivery was cut off each time.'],
  );

/** Takes back an organization's messages, as far as no delivery has begun. */
export const discardPending = (db: Database, organization: string) =>
  db.select(`DELETE FROM outbox WHERE organization = $1 AND state = 'pending' AND attempts = 0`, [
    organization,
  ]);

export type Backlog = { pending: number; dead: number; oldestSeconds: number };

/** What waits, what was given up, and for how long the oldest that is due has waited. */
export async function readBacklog(db: Database): Promise<Backlog> {
  const [backlog] = await db.select<Backlog>(
    `SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending,
            count(*) FILTER (WHERE state = 'dead')::int AS dead,
            coalesce(extract(epoch FROM now() - min(created) FILTER (WHERE state = 'pending')), 0)::float AS "oldestSeconds"
     FROM outbox WHERE state <> 'sent'`,
  );
  return backlog ?? { pending: 0, dead: 0, oldestSeconds: 0 };
}
