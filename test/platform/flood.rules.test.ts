import fc from 'fast-check';
import { FloodGauge } from '../../server/platform/sockets/flood.ts';

it('lets 500 frames through at once, and 250 more with every second', () => {
  const gauge = new FloodGauge(0);
  const through = (frames: number, nowMs: number) =>
    Array.from({ length: frames }, () => gauge.take(nowMs)).filter(Boolean).length;
  expect(through(500, 0)).toBe(500);
  expect(gauge.take(0)).toBe(false);
  expect(through(300, 2000)).toBe(300);
});

it('never refuses somebody who sends no more than 250 a second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 4, max: 10_000 }), { maxLength: 2000 }), (pauses) => {
      const gauge = new FloodGauge(0);
      let now = 0;
      return pauses.every((pause) => gauge.take((now += pause)));
    }),
  );
});

it('never lets more through than the burst and the rate together, whatever the rhythm', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3000 }), (pauses) => {
      const gauge = new FloodGauge(0);
      let now = 0;
      let passed = 0;
      for (const pause of pauses) if (gauge.take((now += pause))) passed += 1;
      return passed <= 500 + now / 4;
    }),
  );
});
