import { dayOf, instantAt, parseWallTime } from '../../server/platform/wallTime.ts';

it.each([
  ['18:00', 18, 0],
  ['6:00 PM', 18, 0],
  ['6:00pm', 18, 0],
  ['6 p.m.', 18, 0],
  ['6pm', 18, 0],
  [' 9:05 am ', 9, 5],
  ['12:00 AM', 0, 0],
  ['12:30 PM', 12, 30],
  ['0:00', 0, 0],
  ['23:59', 23, 59],
])('reads %j as %i:%i', (text, hour, minute) => {
  expect(parseWallTime(text)).toEqual({ hour, minute });
});

it.each([
  '',
  'TBD',
  '18',
  '24:00',
  '18:60',
  '13:00 PM',
  '0:30 AM',
  '6:0 PM',
  '6 m',
  '18:00:00',
  'after game 3',
])('reads no time of day in %j', (text) => {
  expect(parseWallTime(text)).toBeNull();
});

it('keeps 19:00 at 19:00 across a clock change', () => {
  const seven = { hour: 19, minute: 0 };
  expect(instantAt('2026-03-07', seven, 'America/New_York').toISOString()).toBe('2026-03-08T00:00:00.000Z');
  expect(instantAt('2026-03-08', seven, 'America/New_York').toISOString()).toBe('2026-03-08T23:00:00.000Z');
});

it('moves a time that the clock change skips on by the change', () => {
  const skipped = instantAt('2026-03-08', { hour: 2, minute: 30 }, 'America/New_York');
  expect(skipped.toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

it('has each place’s own day at one instant', () => {
  const instant = new Date('2026-03-08T02:00:00Z');
  expect(dayOf(instant, 'America/New_York')).toBe('2026-03-07');
  expect(dayOf(instant, 'Pacific/Kiritimati')).toBe('2026-03-08');
});
