import { DateTime } from 'luxon';
import { dayOf } from '../platform/wallTime.ts';

/** Reminders of a day are due from this hour on, where their organization is. */
const hourOfReminders = 9;

/**
 * The day (`YYYY-MM-DD`) whose reminders are due at an instant: that of the zone from 09:00 to its end; null before, when
 * nothing is.
 *
 * @param timeZone IANA name
 */
export function reminderDay(now: Date, timeZone: string): string | null {
  const there = DateTime.fromJSDate(now, { zone: timeZone });
  return there.hour >= hourOfReminders ? there.toFormat('yyyy-MM-dd') : null;
}

/** What a game or event says of its day. */
export type Occasion = {
  readonly globalDate: string;
  /** Whether `date` is the moment at which it begins. */
  readonly isTimed: boolean;
  readonly date: Date;
  readonly isCancelled: boolean;
};

/** On its day from 09:00 on, until it begins. */
export const isEventDue = (event: Occasion, now: Date, timeZone: string): boolean =>
  !event.isCancelled &&
  event.globalDate === reminderDay(now, timeZone) &&
  !(event.isTimed && event.date <= now);

/** As above, and never for a hidden game or a bye. */
export const isGameDue = (
  game: Occasion & { readonly isHidden: boolean; readonly isBye: boolean },
  now: Date,
  timeZone: string,
): boolean => !game.isHidden && !game.isBye && isEventDue(game, now, timeZone);

/** What a sign-up form says of its deadline. */
export type Form = {
  readonly active: boolean;
  readonly endDate: Date | null;
  readonly deadlineDate: Date | null;
  /** In which the deadline is a day. */
  readonly timeZone: string;
  readonly settings: {
    readonly numDaysToRemindTeam?: number;
    readonly emailReminderTeam?: boolean;
    readonly hurryFinishTeamRegistration?: { readonly enabled?: boolean; readonly numDaysAgo?: number };
  };
};

export type DueMail = {
  readonly template: 'team_registration_reminder' | 'hurry_finish_team_registration';
  readonly deadlineDay: string;
  readonly daysLeft: number;
};

const daysBetween = (from: string, to: string): number =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;

/**
 * What the teams of a form that are not complete are to be told at an instant: the reminder on the day that the form
 * names, the urgent one from its own day to the deadline; each team is told each once. Nothing after the deadline,
 * which is `endDate`, else `deadlineDate`.
 *
 * @param timeZone of the organization, whose clocks show 09:00
 */
export function dueMails(form: Form, now: Date, timeZone: string): DueMail[] {
  const deadline = form.endDate ?? form.deadlineDate;
  const today = reminderDay(now, timeZone);
  if (!form.active || deadline === null || today === null || now > deadline) return [];
  const deadlineDay = dayOf(deadline, form.timeZone);
  const daysLeft = Math.max(0, daysBetween(today, deadlineDay));
  const { emailReminderTeam, numDaysToRemindTeam, hurryFinishTeamRegistration: hurry } = form.settings;
  const isReminder = emailReminderTeam === true && daysLeft === numDaysToRemindTeam;
  const isUrgent = hurry?.enabled === true && daysLeft <= (hurry.numDaysAgo ?? 0);
  return [
    ...(isReminder ? [{ template: 'team_registration_reminder' as const, deadlineDay, daysLeft }] : []),
    ...(isUrgent ? [{ template: 'hurry_finish_team_registration' as const, deadlineDay, daysLeft }] : []),
  ];
}

/** Whoever has signed up today knows. */
export const hasHadTime = (registeredAt: Date, now: Date, timeZone: string): boolean =>
  dayOf(registeredAt, timeZone) < dayOf(now, timeZone);
