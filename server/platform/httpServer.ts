import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { DomainError } from './errors.ts';
import { errorBody } from './renderError.ts';

export type HttpLimits = {
  /** From the opening of a connection, or the end of the request before, to the end of the headers. */
  readonly headersTimeoutMs?: number;
  /** To the end of the body: a photo of 10 MB over 0.7 Mbit/s. */
  readonly requestTimeoutMs?: number;
  /** Without a byte in either direction: a reader that has stopped reading, too. */
  readonly idleTimeoutMs?: number;
  /** Longer than proxies keep a connection for its next request: one of 60 s would send it into a closing one. */
  readonly keepAliveTimeoutMs?: number;
  /** How often requests that take too long are looked for. */
  readonly checkEveryMs?: number;
};

/** The request line and all headers. */
const maxHeaderBytes = 16 * 1024;

type Refusal = { status: number; error: DomainError };

/** What the parser refuses before there is a request, in the contract's words. */
function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return {
      status: 431,
      error: new DomainError('too_large', { message: 'The address and the headers are too long.' }),
    };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return {
      status: 408,
      error: new DomainError('invalid_request', { message: 'The request took too long to arrive.' }),
    };
  }
  return {
    status: 400,
    error: new DomainError('invalid_request', { message: 'The request is not well-formed HTTP.' }),
  };
}

function answerOf({ status, error }: Refusal): string {
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(error, requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

const asksForUpgrade = Symbol('asks for upgrade');
type AskingRequest = IncomingMessage & { [asksForUpgrade]?: boolean };

/**
 * A request for another protocol than WebSocket is answered as one for none, as RFC 9110, 7.8 lets it: clients that try
 * HTTP/2 without TLS ask for `h2c` beside each request. Node would hand them all to the sockets.
 */
const upgradesToWebSocket: PropertyDescriptor & ThisType<AskingRequest> = {
  get() {
    return this[asksForUpgrade] === true && this.headers.upgrade?.toLowerCase() === 'websocket';
  },
  set(asked: boolean | null) {
    this[asksForUpgrade] = asked === true;
  },
};

type Connection = Socket & { _httpMessage?: ServerResponse | null };

function refuseConnection(error: NodeJS.ErrnoException, socket: Connection): void {
  const hasBegun = socket._httpMessage?.headersSent ?? false;
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
    socket.destroy();
    return;
  }
  // Once it is said: whoever goes on sending is not waited for.
  socket.end(answerOf(refusalOf(error.code)), () => socket.destroy());
}

/**
 * The app's HTTP server. Its requests and answers are made with the prototypes that Express would give them one by one:
 * an object whose prototype changes loses what V8 knows of it, which is two thirds of what Express itself costs.
 *
 * A connection that says nothing, drips its request or does not read its answer is ended, and what is no request gets
 * the envelope of every other refusal.
 */
export function createHttpServer(app: Express, limits: HttpLimits = {}): Server {
  const {
    headersTimeoutMs = 15_000,
    requestTimeoutMs = 120_000,
    idleTimeoutMs = 120_000,
    keepAliveTimeoutMs = 65_000,
    checkEveryMs = 5_000,
  } = limits;
  class AppRequest extends IncomingMessage {}
  Object.defineProperty(AppRequest.prototype, 'upgrade', upgradesToWebSocket);
  class AppResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request) as Express['request'];
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response) as Express['response'];
  const server = createServer(
    {
      IncomingMessage: AppRequest,
      ServerResponse: AppResponse,
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    app,
  );
  server.timeout = idleTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.on('clientError', refuseConnection);
  return server;
}
