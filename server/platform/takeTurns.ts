import { DomainError } from './errors.ts';

/**
 * Runs at most `limit` pieces of work at a time, the others in the order they came. Throws `unavailable` where
 * `maxWaiting` already wait: a flood is turned away while those in line are still served.
 */
export function takeTurns(limit: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (waiting.length >= maxWaiting)
        throw new DomainError('unavailable', { headers: { 'Retry-After': '2' } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes on without being given up, so that nobody who comes now gets ahead of the line.
      if (next) next();
      else running -= 1;
    }
  };
}
