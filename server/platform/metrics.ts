import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog, OutboxMetrics } from './outboxDelivery.ts';

interface ObservedRequest {
  readonly method: string;
  /** The route's pattern, `/leagues/:id`: a path with ids in it would make a series a record. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Connections of the database pool at this moment. */
interface PoolLoad {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

interface ObservedSocketRequest {
  /** An event of the contract, or `unknown`. */
  readonly event: string;
  /** `ok`, or the code of the refusal. */
  readonly outcome: string;
  readonly seconds: number;
}

export interface Metrics extends OutboxMetrics {
  readonly contentType: string;
  observeRequest(request: ObservedRequest): void;
  observeSocketRequest(request: ObservedSocketRequest): void;
  /** Open sockets by protocol, counted whenever the metrics are read. */
  watchSockets(count: () => ReadonlyMap<string, number>): void;
  /** The pool is asked whenever the metrics are read. */
  watchPool(load: () => PoolLoad): void;
  /** Pages to pay on that wait for somebody to look at the processor; asked for whenever the metrics are read. */
  watchUnsettledPages(count: () => Promise<number>): void;
  /** The text that Prometheus reads. */
  render(): Promise<string>;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The measurements of one app; each app has its own, so that two in a process never mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const socketRequests = new Histogram({
    name: 'socket_request_duration_seconds',
    help: 'Time from a request over a socket to its acknowledgement.',
    labelNames: ['event', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const deliveries = new Histogram({
    name: 'outbox_delivery_duration_seconds',
    help: 'Time that one attempt to hand over a mail or push took.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
    registers,
  });
  return {
    contentType: registry.contentType,
    observeRequest: ({ method, route, status, seconds }) =>
      // Anybody may send a made-up method; it must not become a series of its own.
      requests.observe({ method: knownMethods.has(method) ? method : 'other', route, status }, seconds),
    observeSocketRequest: ({ event, outcome, seconds }) =>
      socketRequests.observe({ event, outcome }, seconds),
    watchSockets(count) {
      new Gauge({
        name: 'sockets_open',
        help: 'Clients with a good credential, by protocol.',
        labelNames: ['protocol'],
        registers,
        collect() {
          for (const [protocol, open] of count()) this.set({ protocol }, open);
        },
      });
    },
    watchPool(load) {
      new Gauge({
        name: 'database_pool_connections',
        help: 'Connections of the database pool: all of them, idle ones, and callers waiting for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { total, idle, waiting } = load();
          this.set({ state: 'total' }, total);
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    watchUnsettledPages(count) {
      new Gauge({
        name: 'checkouts_unsettled',
        help: 'Pages of the last 31 days that the processor calls paid without a payment that it knows.',
        registers,
        async collect() {
          this.set(await count().catch(() => Number.NaN));
        },
      });
    },
    observeDelivery: ({ kind, outcome, seconds }) => deliveries.observe({ kind, outcome }, seconds),
    watchOutbox(read) {
      // One look for both gauges. Undefined while the database is away: the other measurements are wanted most then.
      let looking: Promise<Backlog | undefined> | undefined;
      const look = (): Promise<Backlog | undefined> =>
        (looking ??= read()
          .catch(() => undefined)
          .finally(() => (looking = undefined)));
      new Gauge({
        name: 'outbox_messages',
        help: 'Messages that wait to be delivered, and those that were given up.',
        labelNames: ['state'],
        registers,
        async collect() {
          const backlog = await look();
          this.reset();
          if (backlog === undefined) return;
          this.set({ state: 'pending' }, backlog.pending);
          this.set({ state: 'dead' }, backlog.dead);
        },
      });
      new Gauge({
        name: 'outbox_oldest_seconds',
        help: 'How long the oldest message that is still to be delivered has waited.',
        registers,
        async collect() {
          this.set((await look())?.oldestSeconds ?? Number.NaN);
        },
      });
    },
    render: () => registry.metrics(),
  };
}
