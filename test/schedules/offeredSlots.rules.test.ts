import { offeredSlots } from '../../server/schedules/offeredSlots.ts';

const at = (start: string, timeZone = 'America/New_York') => ({
  _id: start,
  location: 'hall',
  court: 'Court 1',
  start: new Date(start),
  end: new Date(Date.parse(start) + 3_600_000),
  timeZone,
});
const sundayEvening = at('2026-03-09T00:00:00Z');
const mondayNoon = at('2026-03-09T16:00:00Z');
const all = [sundayEvening, mondayNoon];
const ids = (wanted: Parameters<typeof offeredSlots>[1]) =>
  offeredSlots(all, wanted).map(({ id, day }) => [id, day]);
const both = [
  [sundayEvening._id, '2026-03-08'],
  [mondayNoon._id, '2026-03-09'],
];

it('offers the slots from the first day on, each on the day that it is at the venue', () => {
  expect(ids({ start: '2026-03-08' })).toEqual(both);
  expect(ids({ start: '2026-03-09' })).toEqual(both.slice(1));
  expect(offeredSlots([at('2026-03-09T00:00:00Z', 'Asia/Tokyo')], { start: '2026-03-09' })).toHaveLength(1);
});

it('offers those of the wanted weekdays and times, where any are named', () => {
  expect(ids({ start: '2026-03-01', daysOfWeek: ['sunday'] })).toEqual(both.slice(0, 1));
  expect(ids({ start: '2026-03-01', times: [{ hour: 12, minute: 0 }] })).toEqual(both.slice(1));
  expect(ids({ start: '2026-03-01', daysOfWeek: [], times: [] })).toEqual(both);
  expect(ids({ start: '2026-03-01', daysOfWeek: ['monday'], times: [{ hour: 20, minute: 0 }] })).toEqual([]);
});
