import fc from 'fast-check';
import { DateTime } from 'luxon';
import {
  dueMails,
  hasHadTime,
  isEventDue,
  isGameDue,
  reminderDay,
  type Form,
} from '../../server/reminders/due.ts';

const zones = [
  'America/Chicago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

const halfHour = 30 * 60_000;
const yearStart = Date.UTC(2026, 0, 1);
const halfHoursOfYear = 365 * 48;

const dayAfter = (day: string, days: number) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** 09:00 of a day as the clocks of a zone show it. */
const nineOf = (day: string, zone: string) => DateTime.fromISO(`${day}T09:00`, { zone }).toJSDate();

describe.each(zones)('in %s', (zone) => {
  it('reminds on each day of a year from 09:00 to its end, across both clock changes', () => {
    const firstOf = new Map<string, number>();
    const wrong: string[] = [];
    for (let step = 0; step < halfHoursOfYear; step += 1) {
      const now = yearStart + step * halfHour;
      const local = DateTime.fromMillis(now, { zone });
      const day = reminderDay(new Date(now), zone);
      if (day !== (local.hour < 9 ? null : local.toISODate())) wrong.push(local.toISO() ?? '');
      if (day !== null && !firstOf.has(day)) firstOf.set(day, now);
    }
    expect(wrong).toEqual([]);
    // The first and last days may be cut off by the year's ends in UTC.
    const days = [...firstOf].slice(1);
    expect(days.length).toBeGreaterThanOrEqual(363);
    const late = days.filter(([day, first]) => first - nineOf(day, zone).getTime() >= halfHour);
    expect(late).toEqual([]);
  });

  it('reminds of an evening game from 09:00 until it begins, whatever the day of the year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 364 }),
        fc.integer({ min: -72, max: 72 }),
        (offset, halfHours) => {
          const globalDate = dayAfter('2026-01-01', offset);
          const date = DateTime.fromISO(`${globalDate}T19:00`, { zone }).toJSDate();
          const now = new Date(nineOf(globalDate, zone).getTime() + halfHours * halfHour);
          const game = { globalDate, isTimed: true, date, isCancelled: false, isHidden: false, isBye: false };
          expect(isGameDue(game, now, zone)).toBe(halfHours >= 0 && now < date);
        },
      ),
    );
  });
});

const evening = {
  globalDate: '2026-03-08',
  isTimed: true,
  date: new Date('2026-03-09T00:00:00Z'),
  isCancelled: false,
  isHidden: false,
  isBye: false,
};
const morning = new Date('2026-03-08T15:00:00Z');

it('says nothing of a cancelled or hidden game, or a bye', () => {
  expect(isGameDue(evening, morning, 'America/Chicago')).toBe(true);
  for (const flag of ['isCancelled', 'isHidden', 'isBye'] as const) {
    expect(isGameDue({ ...evening, [flag]: true }, morning, 'America/Chicago')).toBe(false);
  }
  expect(isEventDue({ ...evening, isCancelled: true }, morning, 'America/Chicago')).toBe(false);
});

it('says nothing of a game that has begun, as one of 8:00', () => {
  const early = { ...evening, date: new Date('2026-03-08T13:00:00Z') };
  expect(isGameDue(early, morning, 'America/Chicago')).toBe(false);
});

it('reminds all day of what has no time to begin at', () => {
  const untimed = { ...evening, isTimed: false, date: new Date('2026-03-08T00:00:00Z') };
  expect(isGameDue(untimed, new Date('2026-03-09T04:59:00Z'), 'America/Chicago')).toBe(true);
  expect(isGameDue(untimed, new Date('2026-03-09T05:00:00Z'), 'America/Chicago')).toBe(false);
});

const form = (settings: Form['settings'], more: Partial<Form> = {}): Form => ({
  active: true,
  endDate: DateTime.fromISO('2026-04-10', { zone: 'America/Chicago' }).endOf('day').toJSDate(),
  deadlineDate: null,
  timeZone: 'America/Chicago',
  settings,
  ...more,
});

const asks = { emailReminderTeam: true, numDaysToRemindTeam: 3 };
const templatesAt = (asked: Form, day: string, hour = 9) =>
  dueMails(
    asked,
    DateTime.fromISO(day, { zone: 'America/Chicago' }).set({ hour }).toJSDate(),
    'America/Chicago',
  ).map(({ template }) => template);

it('reminds the teams of a form on the day it names, and on no other', () => {
  const days = Array.from({ length: 365 }, (_, offset) => dayAfter('2025-12-01', offset));
  expect(days.filter((day) => templatesAt(form(asks), day).length > 0)).toEqual(['2026-04-07']);
  expect(templatesAt(form(asks), '2026-04-07', 8)).toEqual([]);
  expect(templatesAt(form(asks), '2026-04-07', 23)).toEqual(['team_registration_reminder']);
});

it('hurries the teams of a form from its own day to the deadline', () => {
  const hurried = form({ hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 2 } });
  const days = Array.from({ length: 365 }, (_, offset) => dayAfter('2025-12-01', offset));
  expect(days.filter((day) => templatesAt(hurried, day).length > 0)).toEqual([
    '2026-04-08',
    '2026-04-09',
    '2026-04-10',
  ]);
});

it('counts the days to the deadline', () => {
  const at = new Date('2026-04-07T15:00:00Z');
  expect(dueMails(form(asks), at, 'America/Chicago')).toEqual([
    { template: 'team_registration_reminder', deadlineDay: '2026-04-10', daysLeft: 3 },
  ]);
});

it('takes the deadline for display where a form has no end', () => {
  const deadlineDate = new Date('2026-04-21T04:59:59.999Z');
  expect(templatesAt(form(asks, { endDate: null, deadlineDate }), '2026-04-17')).toHaveLength(1);
  expect(templatesAt(form(asks, { endDate: null }), '2026-04-17')).toEqual([]);
});

it('reminds nobody of a form that is closed, or that does not ask for it', () => {
  expect(templatesAt(form(asks, { active: false }), '2026-04-07')).toEqual([]);
  expect(templatesAt(form({ numDaysToRemindTeam: 3 }), '2026-04-07')).toEqual([]);
  expect(templatesAt(form({ emailReminderTeam: true }), '2026-04-07')).toEqual([]);
  const off = { hurryFinishTeamRegistration: { enabled: false, numDaysAgo: 9 } };
  expect(templatesAt(form(off), '2026-04-07')).toEqual([]);
});

it('reminds each form once in a year, whatever its zone, that of its organization and its number of days', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      fc.integer({ min: 40, max: 320 }),
      fc.integer({ min: 0, max: 30 }),
      (timeZone, organizationZone, offset, days) => {
        const deadline = dayAfter('2026-01-01', offset);
        const endDate = DateTime.fromISO(deadline, { zone: timeZone }).endOf('day').toJSDate();
        const asked = form({ emailReminderTeam: true, numDaysToRemindTeam: days }, { endDate, timeZone });
        const told = new Set<string>();
        for (let step = -34 * 24; step <= 48; step += 1) {
          const now = new Date(endDate.getTime() + step * 3_600_000);
          for (const mail of dueMails(asked, now, organizationZone)) {
            told.add(`${mail.template}:${mail.deadlineDay}:${now > endDate ? 'late' : 'in time'}`);
          }
        }
        // Where the organization's morning comes after the deadline, its last day has no 09:00 before it.
        const lastMorning = nineOf(dayAfter(deadline, -days), organizationZone);
        expect(told.size).toBe(lastMorning <= endDate ? 1 : 0);
      },
    ),
    { numRuns: 60 },
  );
});

it('leaves a team in peace on the day that it has signed up', () => {
  const signedUp = new Date('2026-04-08T04:30:00Z');
  expect(hasHadTime(signedUp, new Date('2026-04-08T04:59:00Z'), 'America/Chicago')).toBe(false);
  expect(hasHadTime(signedUp, new Date('2026-04-08T14:00:00Z'), 'America/Chicago')).toBe(true);
});
