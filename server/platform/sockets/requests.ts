import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { clientEvents, closeCodes, type ClientEventName } from '../../../contract/realtime.ts';
import { errorStatus } from '../../../contract/errors.ts';
import type { Credentials } from '../authenticate.ts';
import { createContext, type Context } from '../context.ts';
import type { Database } from '../database.ts';
import { DomainError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimits } from '../rateLimit.ts';
import { errorBody, invalidBy, refusalFor } from '../renderError.ts';
import { illFormedText, reservedName } from '../wellFormed.ts';
import type { Peer } from './peer.ts';

type DataOf<E extends ClientEventName> = z.output<(typeof clientEvents)[E]['data']>;
type AnswerOf<E extends ClientEventName> = z.input<(typeof clientEvents)[E]['answer']>;

/** What each event of the contract does. Refusals are thrown. */
export type SocketHandlers = {
  readonly [E in ClientEventName]: (ctx: Context, data: DataOf<E>, peer: Peer) => Promise<AnswerOf<E>>;
};

export type RequestParts = {
  readonly db: Database;
  readonly credentials: Pick<Credentials, 'findSession'>;
  readonly limits: Pick<RateLimits, 'socketRequest'>;
  readonly handlers: SocketHandlers;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'observeSocketRequest'>;
  readonly draining: () => boolean;
};

/** The acknowledgement: the envelope of the REST interface. */
export type Envelope = { success: true; data: unknown } | ReturnType<typeof errorBody>;

const isKnown = (event: string): event is ClientEventName => Object.hasOwn(clientEvents, event);

function parse(event: string, data: unknown): { name: ClientEventName; parsed: unknown } {
  if (!isKnown(event)) {
    throw new DomainError('invalid_request', { details: [{ path: 'event', message: 'No such event' }] });
  }
  const reserved = reservedName(data, 'data');
  if (reserved) throw new DomainError('invalid_request', { details: [reserved] });
  const result = clientEvents[event].data.safeParse(data);
  if (!result.success) {
    const details = invalidBy(result.error).details?.map(({ path, message }) => ({
      path: path || 'data',
      message,
    }));
    throw new DomainError('invalid_request', { ...(details && { details }) });
  }
  const illFormed = illFormedText(result.data);
  if (illFormed) throw new DomainError('invalid_request', { details: [illFormed] });
  return { name: event, parsed: result.data };
}

/** Answers the requests of peers by the rules of REST: the same credential, limits, checks, operations and refusals. */
export function answerRequests(parts: RequestParts) {
  const { db, credentials, limits, handlers, logger, metrics, draining } = parts;

  async function run(peer: Peer, requestId: string, event: string, data: unknown): Promise<unknown> {
    if (draining()) throw new DomainError('unavailable');
    // Asked anew each time, as over REST: the account may have another address or name by now, or have signed out.
    const session = await credentials.findSession(peer.token);
    if (!session) {
      peer.close(closeCodes.unauthenticated, 'unauthenticated');
      throw new DomainError('unauthenticated');
    }
    const { actor } = session;
    await limits.socketRequest(`${actor.kind}:${actor.id}`);
    const { name, parsed } = parse(event, data);
    const ctx = createContext(db, { actor, requestId });
    const handle = handlers[name] as (ctx: Context, data: unknown, peer: Peer) => Promise<unknown>;
    return handle(ctx, parsed, peer);
  }

  async function answer(peer: Peer, event: string, data: unknown): Promise<Envelope> {
    const requestId = randomUUID();
    // What is no event of ours is a client's own text, and may be anything.
    const known = isKnown(event) ? event : 'unknown';
    const start = performance.now();
    let envelope: Envelope;
    try {
      envelope = { success: true, data: await run(peer, requestId, event, data) };
    } catch (error) {
      const refusal = refusalFor(error);
      envelope = errorBody(refusal, requestId);
      if (errorStatus[refusal.code] >= 500 && !(error instanceof DomainError)) {
        logger.error({ err: error, requestId, event: known }, 'socket request failed');
      }
    }
    const seconds = (performance.now() - start) / 1e3;
    const outcome = envelope.success ? 'ok' : envelope.error.code;
    metrics.observeSocketRequest({ event: known, outcome, seconds });
    logger.info({ requestId, event: known, outcome, ms: Math.round(seconds * 1e3) }, 'socket request');
    return envelope;
  }

  /** In turn after the peer's earlier requests. */
  return (peer: Peer, event: string, data: unknown): Promise<Envelope> => {
    peer.waiting += 1;
    const answered = peer.line.then(() => answer(peer, event, data)).finally(() => (peer.waiting -= 1));
    peer.line = answered;
    return answered;
  };
}

export type AnswerRequest = ReturnType<typeof answerRequests>;
