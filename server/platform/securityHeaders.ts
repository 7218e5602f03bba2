import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The headers that helmet sets. They are the same on every answer, so helmet is asked once and not a request. */
export function securityHeaders(): RequestHandler {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({ crossOriginResourcePolicy: { policy: 'cross-origin' } })(sample.req, sample, () => undefined);
  const headers = Object.entries(sample.getHeaders()) as [string, string][];
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
