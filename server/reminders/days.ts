import type { Context } from '../platform/context.ts';
import { reminderDay } from './due.ts';

/** Zones in which it is 09:00 or later, each with its day there; side by side, as a statement takes them. */
export type ReminderDays = { readonly zones: string[]; readonly days: string[] };

export async function findReminderDays(ctx: Context, now: Date): Promise<ReminderDays> {
  const used = await ctx.db.select<{ zone: string }>('SELECT DISTINCT time_zone AS zone FROM organizations');
  const due = used.flatMap(({ zone }) => {
    const day = reminderDay(now, zone);
    return day === null ? [] : [{ zone, day }];
  });
  return { zones: due.map(({ zone }) => zone), days: due.map(({ day }) => day) };
}

/** The organization `o` of `x`, where it is past 09:00 of the day of `x`. */
export const onItsDay =
  'JOIN organizations o ON o.id = x.organization ' +
  'JOIN unnest($1::text[], $2::text[]) AS due (zone, day) ON due.zone = o.time_zone AND due.day = x.global_date';

/** A division team `e` whose people see what it does. */
export const visibleTeam = 'v.active AND NOT e.archived AND NOT e.withdrawn AND NOT e.is_test';
