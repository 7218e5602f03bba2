import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { DomainError } from './errors.ts';

/** One part to be stopped. `graceLeftMs` is what is left of the time that work in hand may take. */
export type StopStep = (graceLeftMs: number) => Promise<void> | void;

interface Lifecycle {
  /** True from the first signal on: `readyz` answers 503. */
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
 * The end of the process: for `noticeMs` it goes on as before, so that whoever watches `readyz` sends it nothing new;
 * then work in hand finishes, and the parts stop in order. A step that fails is logged, and the rest still run. A
 * process that has not ended `noticeMs` + `graceMs` + 35 s after the signal ends with code 1. A crash gives no notice.
 *
 * @param options.exit how the process ends, for tests.
 */
export function createLifecycle(options: {
  logger: Pick<Logger, 'info' | 'error' | 'fatal'>;
  noticeMs?: number;
  graceMs?: number;
  exit?: (code: number) => void;
}): Lifecycle {
  const { logger, noticeMs = 0, graceMs = 20_000, exit = (code: number) => process.exit(code) } = options;
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
    return (stopping ??= sleep(exitCode === 0 ? noticeMs : 0).then(() => runSteps(exitCode)));
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

/** New work is 503 `unavailable`: the client tries again. Where notice was given there is none to be refused. */
export const refuseNewWork =
  (process: { readonly refusing: boolean }): RequestHandler =>
  (_req, _res, next) =>
    next(process.refusing ? new DomainError('unavailable', { headers: { 'Retry-After': '5' } }) : undefined);

/** Ends an HTTP server; see `drainable`. */
export type Drain = (graceMs: number) => Promise<void>;

/**
 * Follows a server's requests, so that it can be drained: those in hand finish, and every answer ends its keep-alive
 * connection. Without notice the port stays open until the last one is done, for `readyz` to answer 503. With notice
 * the port closes at once, since a refused connection is what each proxy takes to another process; what still comes
 * over an open one is answered. Upgraded connections (WebSockets) are not touched.
 *
 * @param isLeaving whether notice was given: answers end their connections from then on.
 * @returns the drain; after `graceMs` it cuts what still runs.
 */
export function drainable(server: Server, isLeaving: () => boolean = () => false): Drain {
  const inHand = new Set<ServerResponse>();
  let draining = false;
  const endsConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  // First in line: the app must find the header set.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inHand.add(response);
    response.once('close', () => inHand.delete(response));
    if (draining || isLeaving()) endsConnection(response);
  });
  return async (graceMs) => {
    draining = true;
    const wasAnnounced = isLeaving();
    if (wasAnnounced) server.close();
    for (const response of inHand) endsConnection(response);
    const deadline = Date.now() + graceMs;
    while (inHand.size > 0 && Date.now() < deadline) await sleep(20);
    if (!wasAnnounced) server.close();
    if (inHand.size > 0) server.closeAllConnections();
    else server.closeIdleConnections();
  };
}
