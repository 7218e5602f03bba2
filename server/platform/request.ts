import { randomUUID } from 'node:crypto';
import type { AppRoute } from '@ts-rest/core';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { cutOffUnread } from './boundedBody.ts';
import type { Context } from './context.ts';
import type { Answer } from './idempotency.ts';
import type { Metrics } from './metrics.ts';

declare module 'express-serve-static-core' {
  interface Request {
    requestId: string;
    /** Who asks and on what; set once the credential has been looked at. */
    ctx: Context;
    /** Runs the work of a POST once for its `Idempotency-Key`; work and answer are one transaction. */
    runOnce: <A extends Answer>(work: () => Promise<A>) => Promise<A>;
    /** The route of the contract that answers. */
    contractRoute?: AppRoute;
    /** The body as it came, for what is signed or compared byte by byte. */
    rawBody?: Buffer;
  }
}

const acceptableId = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives each request its id, from the caller where it has a sound one, and one log line and one measurement. */
export const followRequest =
  (logger: Logger, metrics: Metrics): RequestHandler =>
  (req, res, next) => {
    const incoming = req.headers['x-request-id'];
    req.requestId = typeof incoming === 'string' && acceptableId.test(incoming) ? incoming : randomUUID();
    res.setHeader('X-Request-Id', req.requestId);
    const start = performance.now();
    res.once('close', () => {
      const seconds = (performance.now() - start) / 1e3;
      const route = req.contractRoute?.path ?? 'none';
      metrics.observeRequest({ method: req.method, route, status: res.statusCode, seconds });
      const level = res.statusCode >= 500 ? 'error' : 'info';
      logger[level](
        {
          requestId: req.requestId,
          method: req.method,
          route,
          status: res.statusCode,
          ms: Math.round(seconds * 1e3),
        },
        'request',
      );
      cutOffUnread(req);
    });
    next();
  };
