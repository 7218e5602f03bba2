import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import { withoutSecrets } from './logger.ts';
import { wakeAfterCommit, type OutboxKind } from './outbox.ts';
import { claimDue, markDead, markFailed, markSent, readBacklog } from './outboxStore.ts';
import type { Backlog, OutboxMessage } from './outboxStore.ts';
import { maxAttempts, retryDelayMs } from './retryDelay.ts';

export type { Backlog, OutboxMessage };

/** Hands one message over. It throws when that failed, and gives up when the signal says so. */
export type Deliver = (message: OutboxMessage, signal: AbortSignal) => Promise<void>;

/** A failure that no repetition mends: the message is given up at once. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

type DeliveryOutcome = 'sent' | 'failed' | 'dead';

export type OutboxMetrics = {
  observeDelivery(delivery: { kind: OutboxKind; outcome: DeliveryOutcome; seconds: number }): void;
  /** The backlog is read whenever the metrics are. */
  watchOutbox(read: () => Promise<Backlog>): void;
};

export type OutboxDeliveryOptions = {
  readonly db: Database;
  /** What has no entry here waits. */
  readonly deliver: Readonly<Partial<Record<OutboxKind, Deliver>>>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly metrics?: OutboxMetrics | undefined;
  /** Deliveries that one process has in hand at once. */
  readonly slots?: number;
  /** Longer than one delivery may take; when it ends, any process takes the message up again. */
  readonly leaseMs?: number;
  readonly deliveryTimeoutMs?: number;
  readonly delayMs?: (attempts: number) => number;
};

export type OutboxDelivery = {
  /** Starts as many due deliveries as there are free slots. Resolves when they have started. */
  deliverDue(): Promise<void>;
  /** Takes nothing new; what is in hand finishes, or is cut off and left to others after `graceMs`. */
  drain(graceMs: number): Promise<void>;
};

const longestError = 1_000;

/** So long a message waits for others: who writes many at once, and waits for an answer, comes first. */
const gatherMs = 50;

/** Administrators read it: what a server says may quote a link or a device's token. */
const errorText = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? error.message : String(error))
    .replaceAll('\0', '')
    .slice(0, longestError);

/**
 * Delivers what the outbox holds, at least once each. Any number of processes may do so on one database: a message is
 * in the hands of one at a time, and one that a dead process had is taken up when its lease ends.
 *
 * No organization delays another: lanes take turns, one lane has at most half of the slots, and so have all messages
 * together that failed before.
 */
export function createOutboxDelivery(options: OutboxDeliveryOptions): OutboxDelivery {
  const { db, deliver, logger, metrics, slots = 8, leaseMs = 60_000, deliveryTimeoutMs = 45_000 } = options;
  const delayMs = options.delayMs ?? ((attempts: number) => retryDelayMs(attempts, Math.random()));
  const kinds = Object.keys(deliver) as OutboxKind[];
  const half = Math.ceil(slots / 2);
  const inHand = new Map<Promise<void>, { retried: boolean; cut: AbortController }>();
  let afterLane = '';
  let claiming: Promise<void> | undefined;
  let waking: NodeJS.Timeout | undefined;
  let again = false;
  let draining = false;

  const freeSlots = (retried: boolean): number => {
    const free = slots - inHand.size;
    if (!retried) return free;
    return Math.min(free, half - [...inHand.values()].filter((delivery) => delivery.retried).length);
  };

  async function claimRound(retried: boolean): Promise<boolean> {
    const limit = freeSlots(retried);
    if (limit <= 0 || draining) return false;
    const claimed = await claimDue(db, { retried, kinds, limit, perLane: half, afterLane, leaseMs });
    afterLane = lastOfRound(claimed, afterLane);
    for (const message of claimed) start(message, retried);
    return claimed.length > 0;
  }

  async function claimAll(): Promise<void> {
    do {
      again = false;
      while ((await claimRound(false)) || (await claimRound(true)));
    } while (again);
  }

  // Bound to where it was made: whoever wakes it, inside a transaction or at its commit, does not lend it that one.
  const deliverDue = AsyncResource.bind((): Promise<void> => {
    again = true;
    claiming ??= claimAll().finally(() => {
      claiming = undefined;
      // Somebody may have asked between the last look and here.
      if (again) deliverSoon();
    });
    return claiming;
  });

  const deliverSoon = () =>
    void deliverDue().catch((error: unknown) => logger.warn({ err: error }, 'the outbox can’t be read'));

  function start(message: OutboxMessage, retried: boolean): void {
    const cut = new AbortController();
    const work = attempt(message, cut)
      .catch((error: unknown) =>
        logger.error({ err: error, message: message.id }, 'the outbox can’t be written'),
      )
      .finally(() => {
        inHand.delete(work);
        deliverSoon();
      });
    inHand.set(work, { retried, cut });
  }

  async function attempt(message: OutboxMessage, cut: AbortController): Promise<void> {
    const started = performance.now();
    const outcome = await tryDelivery(message, cut);
    metrics?.observeDelivery({ kind: message.kind, outcome, seconds: (performance.now() - started) / 1000 });
  }

  async function tryDelivery(message: OutboxMessage, cut: AbortController): Promise<DeliveryOutcome> {
    if (message.attempts > maxAttempts) {
      await markDead(db, message, maxAttempts, null);
      return 'dead';
    }
    try {
      await withinTime(message, cut);
    } catch (error) {
      return settleFailure(message, error, cut.signal.reason === drained);
    }
    await insist(() => markSent(db, message));
    return 'sent';
  }

  async function withinTime(message: OutboxMessage, cut: AbortController): Promise<void> {
    const late = setTimeout(() => cut.abort(new Error('The delivery took too long.')), deliveryTimeoutMs);
    try {
      // The race covers a delivery that does not heed the signal.
      await Promise.race([
        deliver[message.kind]?.(message, cut.signal),
        new Promise((_, reject) =>
          cut.signal.addEventListener('abort', () => reject(cut.signal.reason as Error)),
        ),
      ]);
    } catch (error) {
      throw cut.signal.aborted ? cut.signal.reason : error;
    } finally {
      clearTimeout(late);
    }
  }

  async function settleFailure(
    message: OutboxMessage,
    error: unknown,
    wasDrained: boolean,
  ): Promise<DeliveryOutcome> {
    const { id, template, attempts } = message;
    const text = errorText(error);
    const dead = error instanceof UndeliverableError || (attempts >= maxAttempts && !wasDrained);
    if (dead) {
      logger.error({ err: error, message: id, template, attempts }, 'a message was given up');
      await insist(() => markDead(db, message, attempts, text));
      return 'dead';
    }
    logger.warn({ err: error, message: id, template, attempts }, 'a message was not delivered yet');
    await insist(() => markFailed(db, message, text, wasDrained ? 0 : delayMs(attempts)));
    return 'failed';
  }

  async function drain(graceMs: number): Promise<void> {
    draining = true;
    await claiming?.catch(() => undefined);
    const finished = Promise.all(inHand.keys());
    const over = new AbortController();
    await Promise.race([finished, sleep(graceMs, undefined, { signal: over.signal }).catch(() => undefined)]);
    over.abort();
    for (const { cut } of inHand.values()) cut.abort(drained);
    await finished;
  }

  metrics?.watchOutbox(() => readBacklog(db));
  // Bound to where it was made: the commit that wakes it must not lend it its finished transaction.
  wakeAfterCommit(
    db,
    AsyncResource.bind(() => {
      waking ??= setTimeout(() => {
        waking = undefined;
        if (!draining) deliverSoon();
      }, gatherMs).unref();
    }),
  );
  return { deliverDue, drain };
}

const drained = new Error('The server was stopped.');

/** Where the round has come to: it goes up from `afterLane` to the last lane, and on from the first. */
function lastOfRound(claimed: readonly { lane: string }[], afterLane: string): string {
  const lanes = claimed.map(({ lane }) => lane).sort();
  return lanes.filter((lane) => lane <= afterLane).at(-1) ?? lanes.at(-1) ?? afterLane;
}

/** Some tries in a row: what was delivered and can't be noted down is delivered once more. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let left = 3; ; left -= 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await sleep(500);
    }
  }
}

/**
 * The delivery as a job: soon after a commit in the process that wrote, and every few seconds in one of them for
 * what is to be tried again or was left behind. What a dead process had in hand is taken up when the lease ends, and
 * its hold on the job has ended by then.
 */
export function defineOutboxDelivery(
  jobs: Pick<Jobs, 'define'>,
  options: OutboxDeliveryOptions & { readonly pollEvery?: string | number; readonly pollLockMs?: number },
): OutboxDelivery {
  const { pollEvery = '5 seconds', pollLockMs = 30_000 } = options;
  const delivery = createOutboxDelivery(options);
  jobs.define('deliver outbox', { every: pollEvery, lockLifetimeMs: pollLockMs }, () =>
    delivery.deliverDue(),
  );
  return delivery;
}
