import { jest } from '@jest/globals';
import fc from 'fast-check';
import { times, useService } from '../support/service.ts';
import { aSignUp } from './aSeat.ts';
import { SeatHistory } from './seatHistory.ts';
import { aBurst, SeatWriter } from './seatWrites.ts';

jest.setTimeout(300_000);

const connections = 8;
const service = useService({ pool: connections });

// A cold pool opens its connections one after the other, and so hides what two writes at once do.
beforeAll(() =>
  Promise.all(
    times(connections, () =>
      service.db.transaction(() => service.db.sequelize.query('SELECT pg_sleep(0.05)')),
    ),
  ),
);

const settings = fc.record({
  capacity: fc.integer({ min: 1, max: 4 }),
  autoPromote: fc.boolean(),
  isFree: fc.boolean(),
  windowRuns: fc.boolean(),
});

it('leaves any division as the same writes one after the other would, whatever arrives at the same moment', async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(
      settings,
      fc.array(aBurst, { minLength: 10, maxLength: 16, size: 'max' }),
      async ({ capacity, autoPromote, isFree, windowRuns }, bursts) => {
        const organization = await service.organization();
        const form = await aSignUp(organization, {
          config: { capacity, waitlistCapacity: 12, promotionPaymentWindowHours: windowRuns ? 48 : 0 },
          ...(isFree ? {} : { fee: 5_000 }),
        });
        await organization.admin.leagues.update(form.league, { config: { autoPromote } });
        const history = new SeatHistory(service.db, form, isFree, { capacity, autoPromote, windowRuns });
        await history.begin();
        const writer = new SeatWriter(form);
        await Promise.all(times(6, () => writer.write({ kind: 'signUp' })));
        await Promise.all(times(4, (team) => writer.write({ kind: 'pay', team })));
        for (const burst of bursts) {
          await Promise.all(burst.map((write) => writer.write(write)));
          await history.follow();
          await history.compare();
        }
        steps += history.steps;
      },
    ),
    { numRuns: 6, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(100);
});
