import fc from 'fast-check';
import { IANAZone } from 'luxon';
import { dayOf } from '../../server/platform/wallTime.ts';
import { closingInstant, openingInstant } from '../../server/registrations/formDates.ts';

const opening = (input: string, zone: string) => openingInstant(input, zone)?.toISOString();
const closing = (input: string, zone: string) => closingInstant(input, zone)?.toISOString();

it('opens with the first moment of the day and closes with its last millisecond, in the zone', () => {
  expect(opening('2026-01-10', 'America/Chicago')).toBe('2026-01-10T06:00:00.000Z');
  expect(closing('2026-01-10', 'America/Chicago')).toBe('2026-01-11T05:59:59.999Z');
  expect(opening('2026-01-10', 'Pacific/Kiritimati')).toBe('2026-01-09T10:00:00.000Z');
});

it('makes the day on which clocks go forward 23 hours long, and the one on which they go back 25', () => {
  expect(opening('2026-03-08', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z');
  expect(closing('2026-03-08', 'America/New_York')).toBe('2026-03-09T03:59:59.999Z');
  expect(opening('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
  expect(closing('2026-11-01', 'America/New_York')).toBe('2026-11-02T04:59:59.999Z');
});

it('opens at one o’clock where the change takes midnight away', () => {
  expect(opening('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
  expect(closing('2018-11-03', 'America/Sao_Paulo')).toBe('2018-11-04T02:59:59.999Z');
});

it('leaves an instant what it is, whatever the zone', () => {
  for (const read of [opening, closing]) {
    expect(read('2026-03-08T18:00:00+02:00', 'America/Chicago')).toBe('2026-03-08T16:00:00.000Z');
  }
});

it('tells what clears from what was not sent', () => {
  for (const read of [openingInstant, closingInstant]) {
    expect([read(null, 'UTC'), read(undefined, 'UTC')]).toEqual([null, undefined]);
  }
});

const zones = [
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/London',
];

it('begins each day where the day before it ended, all year round', () => {
  const day = fc
    .date({ min: new Date('2010-01-01'), max: new Date('2030-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  expect(zones.every((zone) => IANAZone.isValidZone(zone))).toBe(true);
  fc.assert(
    fc.property(day, fc.constantFrom(...zones), (today, zone) => {
      const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
      const [start, end] = [openingInstant(today, zone) as Date, closingInstant(today, zone) as Date];
      expect([dayOf(start, zone), dayOf(end, zone)]).toEqual([today, today]);
      expect(end.getTime() + 1).toBe((openingInstant(next, zone) as Date).getTime());
    }),
  );
});
