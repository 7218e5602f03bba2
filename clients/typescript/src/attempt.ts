import { AbortedError, ConnectionError, SportsLeagueError, TimeoutError } from './errors.ts';

/** Longer than this, a timer fires at once instead of late. */
const longestTimer = 2 ** 31 - 1;

/**
 * Settles as `work` does, but no later than `timeoutMs` (0 or more than 24 days: no limit) or the caller's
 * `signal`, whether or not the injected `fetch` obeys the signal it is given. The timer and the listener are
 * gone when it settles. `AbortSignal.timeout` and `AbortSignal.any` would be shorter, but React Native lacks them.
 */
export const attempt = <T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal?: AbortSignal | null,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const stop = (error: Error) => {
      finish();
      reject(error);
      controller.abort();
    };
    const onAbort = () => stop(new AbortedError(signal?.reason));
    const timer =
      timeoutMs > 0 && timeoutMs <= longestTimer
        ? setTimeout(() => stop(new TimeoutError(timeoutMs)), timeoutMs)
        : undefined;
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).then(
      (value) => {
        finish();
        resolve(value);
      },
      (error: unknown) => {
        finish();
        const { message = String(error) } = (error ?? {}) as { message?: string };
        reject(error instanceof SportsLeagueError ? error : new ConnectionError(message, error));
      },
    );
  });

/** Waits, unless the caller's `signal` ends it. */
export const pause = (milliseconds: number, signal?: AbortSignal | null): Promise<void> =>
  attempt(
    (stopped) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        stopped.addEventListener('abort', () => clearTimeout(timer));
      }),
    0,
    signal,
  );
