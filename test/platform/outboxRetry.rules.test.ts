import fc from 'fast-check';
import { maxAttempts, retryDelayMs } from '../../server/platform/retryDelay.ts';

const hours = (random: number) => {
  let total = 0;
  for (let attempts = 1; attempts < maxAttempts; attempts += 1) total += retryDelayMs(attempts, random);
  return total / 3_600_000;
};

describe('the waits between the attempts of a delivery', () => {
  it('spread 12 attempts over about a day', () => {
    expect(maxAttempts).toBe(12);
    expect(hours(0.5)).toBeGreaterThan(20);
    expect(hours(0.5)).toBeLessThan(26);
  });

  it('begin with seconds, so that a hiccup costs nobody much', () => {
    expect(retryDelayMs(1, 1)).toBeLessThan(10_000);
  });

  it('grow with every attempt, and differ by chance by no more than half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, random) => {
          const middle = retryDelayMs(attempts, 0.5);
          const delay = retryDelayMs(attempts, random);
          expect(delay).toBeGreaterThanOrEqual(middle / 2);
          expect(delay).toBeLessThanOrEqual(middle * 1.5);
          expect(retryDelayMs(attempts + 1, random)).toBeGreaterThan(delay);
        },
      ),
    );
  });
});
