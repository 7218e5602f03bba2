import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { DomainError } from './errors.ts';

/** One part to be stopped. `graceLeftMs` is what is left of the time that work in hand may take. */
export type StopStep = (graceLeftMs: number) => Promise<void> | void;

export interface Lifecycle {
  /** True from the first signal on: `readyz` answers 503, and no new work is taken. */
  readonly draining: boolean;
  /** Steps run one after the other, in the order they were given. */
  onStop(name: string, step: StopStep): void;
  /** Runs the steps once; a later call waits for the same end. The process then exits. */
  stop(reason: string, exitCode?: number): Promise<void>;
  /** SIGTERM, SIGINT and SIGHUP drain; a second one ends the process at once. A crash is logged and drains too. */
  listen(): void;
}

/** What a step that ignores its grace may take beyond it: the database writes everything before it ends. */
const beyondGraceMs = 35_000;

/**
 * The end of the process: work in hand finishes, then the parts stop in order. A step that fails is logged, and the
 * rest still run. A process that has not ended `graceMs` + 35 s after the signal ends with code 1.
 *
 * @param options.exit how the process ends, for tests.
 */
export function createLifecycle(options: {
  logger: Pick<Logger, 'info' | 'error' | 'fatal'>;
  graceMs?: number;
  exit?: (code: number) => void;
}): Lifecycle {
  const { logger, graceMs = 20_000, exit = (code: number) => process.exit(code) } = options;
  const steps: { name: string; step: StopStep }[] = [];
  let stopping: Promise<void> | undefined;

  const runSteps = async (exitCode: number): Promise<void> => {
    const deadline = Date.now() + graceMs;
    const overdue = setTimeout(() => {
      logger.fatal('The server did not stop in time: ending it.');
      exit(1);
    }, graceMs + beyondGraceMs);
    for (const { name, step } of steps) {
      try {
        await step(Math.max(0, deadline - Date.now()));
      } catch (error) {
        logger.error({ err: error, step: name }, 'a part did not stop cleanly');
      }
    }
    clearTimeout(overdue);
    logger.info('stopped');
    exit(exitCode);
  };

  const stop = (reason: string, exitCode = 0): Promise<void> => {
    if (stopping === undefined) logger.info({ reason }, 'stopping');
    return (stopping ??= Promise.resolve().then(() => runSteps(exitCode)));
  };

  return {
    get draining() {
      return stopping !== undefined;
    },
    onStop(name, step) {
      steps.push({ name, step });
    },
    stop,
    listen() {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
        process.on(signal, () => {
          if (stopping !== undefined) exit(1);
          else void stop(signal);
        });
      }
      process.on('uncaughtException', (error) => {
        logger.fatal({ err: error }, 'crashed');
        void stop('crash', 1);
      });
    },
  };
}

/** New work while draining is 503 `unavailable`: a load balancer or a client tries another process. */
export const refuseWhileDraining =
  (lifecycle: Pick<Lifecycle, 'draining'>): RequestHandler =>
  (_req, _res, next) =>
    next(
      lifecycle.draining ? new DomainError('unavailable', { headers: { 'Retry-After': '5' } }) : undefined,
    );

/** Ends an HTTP server; see `drainable`. */
export type Drain = (graceMs: number) => Promise<void>;

/**
 * Follows a server's requests, so that it can be drained: those in hand finish, every answer ends its keep-alive
 * connection, and the port stays open for `readyz` to answer 503 until the last one is done. Upgraded connections
 * (WebSockets) are not touched.
 *
 * @returns the drain; after `graceMs` it cuts what still runs.
 */
export function drainable(server: Server): Drain {
  const inHand = new Set<ServerResponse>();
  let draining = false;
  const endsConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  // First in line: the app must find the header set.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inHand.add(response);
    response.once('close', () => inHand.delete(response));
    if (draining) endsConnection(response);
  });
  return async (graceMs) => {
    draining = true;
    for (const response of inHand) endsConnection(response);
    const deadline = Date.now() + graceMs;
    while (inHand.size > 0 && Date.now() < deadline) await sleep(20);
    server.close();
    if (inHand.size > 0) server.closeAllConnections();
    else server.closeIdleConnections();
  };
}
