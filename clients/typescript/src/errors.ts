import type { ErrorCode } from './generated/errorCodes.ts';

/** One reason of an error: the field it is about, with dots (`config.capacity`), and what is wrong with it. */
export interface ErrorDetail {
  /** The field, with dots; empty where it is about the whole. */
  path: string;
  /** What is wrong with it, in English. */
  message: string;
}

/** Everything this client throws but a `TypeError` for a call that could never be sent. */
export class SportsLeagueError extends Error {
  /** What failed underneath, where something did. */
  override readonly cause: unknown;

  constructor(name: string, message: string, cause?: unknown) {
    super(message);
    // Set on the instance: a minifier renames classes.
    this.name = name;
    this.cause = cause;
  }
}

/** What an `ApiError` is made of. */
export interface ApiErrorFacts {
  status: number;
  code: ErrorCode;
  message: string;
  details?: ErrorDetail[];
  requestId?: string;
  headers: Headers;
}

/**
 * The service answered, and the answer is an error. `code` is a literal, so that
 * `if (error.code === 'not_found')` is checked by the compiler. `unknown` means that something between here
 * and the service answered (a proxy's HTML page, say); `status` is then its status.
 */
export class ApiError extends SportsLeagueError {
  /** The HTTP status. */
  readonly status: number;
  /** What went wrong, to decide by. `message` is for people and may change. */
  readonly code: ErrorCode;
  /** Empty where the service gave none. */
  readonly details: readonly ErrorDetail[];
  /** What to name when asking the operator about this answer. */
  readonly requestId: string | undefined;
  /** All headers of the answer, `Retry-After` among them. */
  readonly headers: Headers;

  constructor(facts: ApiErrorFacts) {
    super('ApiError', facts.message);
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details ?? [];
    this.requestId = facts.requestId;
    this.headers = facts.headers;
  }
}

/** No answer arrived: no network, no such host, connection refused or cut. `cause` is what `fetch` threw. */
export class ConnectionError extends SportsLeagueError {
  constructor(message: string, cause?: unknown, name = 'ConnectionError') {
    super(name, message, cause);
  }
}

/** No whole answer arrived within `timeoutMs`. A kind of `ConnectionError`. */
export class TimeoutError extends ConnectionError {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`, undefined, 'TimeoutError');
  }
}

/** The caller's `signal` ended the request. Its `name` is `AbortError`, as that of `fetch`; `cause` is the reason. */
export class AbortedError extends SportsLeagueError {
  constructor(reason?: unknown) {
    super('AbortError', 'The request was aborted', reason);
  }
}
