import fc from 'fast-check';
import { ApiError, ConnectionError } from '../../clients/typescript/src/errors.ts';
import { longestWaitMs, waitBeforeRetryMs } from '../../clients/typescript/src/retry.ts';

const busy = (headers: Record<string, string>) =>
  new ApiError({ status: 429, code: 'rate_limited', message: 'Too many', headers: new Headers(headers) });
const noJitter = () => 0;

describe('the wait before a repeat', () => {
  it('doubles from half a second up to eight, shortened by up to a half', () => {
    const lost = new ConnectionError('lost');
    expect([0, 1, 2, 3, 4, 5].map((done) => waitBeforeRetryMs(lost, done, noJitter))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000,
    ]);
    expect(waitBeforeRetryMs(lost, 1, () => 1)).toBe(500);
  });

  it('is what Retry-After says in seconds, or until its date by the clock of the service', () => {
    expect(waitBeforeRetryMs(busy({ 'retry-after': '7' }), 0, noJitter)).toBe(7000);
    const date = 'Sun, 08 Mar 2026 18:00:00 GMT';
    const later = 'Sun, 08 Mar 2026 18:00:20 GMT';
    expect(waitBeforeRetryMs(busy({ date, 'retry-after': later }), 0, noJitter)).toBe(20_000);
    expect(waitBeforeRetryMs(busy({ date: later, 'retry-after': date }), 0, noJitter)).toBe(0);
  });

  it('reads a date without the clock of the service by its own', () => {
    const soon = new Date(Date.now() + 30_000).toUTCString();
    const wait = waitBeforeRetryMs(busy({ 'retry-after': soon }), 0, noJitter);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30_000);
  });

  it('is the usual one where Retry-After makes no sense', () => {
    expect(waitBeforeRetryMs(busy({ 'retry-after': 'soon' }), 0, noJitter)).toBe(500);
  });

  it('is never shorter than asked for, and never taken when it is over a minute', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (seconds, luck) => {
          const wait = waitBeforeRetryMs(busy({ 'retry-after': String(seconds) }), 0, () => luck);
          if (seconds * 1000 > longestWaitMs) return wait === undefined;
          return wait !== undefined && wait >= seconds * 1000 && wait <= seconds * 1000 + 250;
        },
      ),
    );
  });
});
