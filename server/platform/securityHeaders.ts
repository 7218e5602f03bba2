import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The headers that helmet sets, and that nothing on the way keeps an answer: what it says hangs on who asks. They are the
 * same on every answer, so helmet is asked once and not a request.
 */
export function securityHeaders(): RequestHandler {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({ crossOriginResourcePolicy: { policy: 'cross-origin' } })(sample.req, sample, () => undefined);
  sample.setHeader('Cache-Control', 'no-store');
  const headers = Object.entries(sample.getHeaders()) as [string, string][];
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
