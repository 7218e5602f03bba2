import { ApiError, ConnectionError } from './errors.ts';

/** A `Retry-After` beyond this ends the attempts: the error is thrown, and the caller decides when to come back. */
export const longestWaitMs = 60_000;
const firstWaitMs = 500;
const longestBackoffMs = 8_000;

/**
 * Network failures, timeouts, 408, 429 and 5xx; of the 409s only the one that says that an earlier attempt of
 * this very request is still at work. Every method: GET, PUT and DELETE may be repeated by their meaning, and a
 * POST carries one `Idempotency-Key` through all its attempts.
 */
export const mayRetry = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError &&
    (error.status === 408 ||
      error.status === 429 ||
      error.status >= 500 ||
      (error.status === 409 && error.code === 'idempotency_in_progress')));

/** Whether the service may have done the work though its answer did not arrive. */
export const answerWasLost = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && (error.status === 408 || error.status >= 500));

/** What `Retry-After` asks for, given in seconds or as a date; undefined where it is missing or makes no sense. */
const retryAfterMs = (headers: Headers): number | undefined => {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  // A date is compared with the service's own clock where it can be seen; a phone's may be wrong.
  const waitMs = Number.isNaN(seconds)
    ? Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now())
    : seconds * 1000;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
};

/**
 * Milliseconds before the next attempt, or undefined where the service asks for more than a minute. Never less
 * than `Retry-After`; without it 0.5 s, 1 s, 2 s ... up to 8 s, less up to a half, so that the clients that
 * failed together do not come back together.
 */
export const waitBeforeRetryMs = (
  error: unknown,
  retriesDone: number,
  random = Math.random,
): number | undefined => {
  const asked = error instanceof ApiError ? retryAfterMs(error.headers) : undefined;
  if (asked !== undefined) return asked > longestWaitMs ? undefined : asked + random() * firstWaitMs * 0.5;
  return Math.min(longestBackoffMs, firstWaitMs * 2 ** retriesDone) * (1 - random() / 2);
};
