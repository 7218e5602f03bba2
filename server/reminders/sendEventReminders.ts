import type { Context } from '../platform/context.ts';
import { enqueuePushes } from '../platform/outbox.ts';
import { shownTime } from '../platform/wallTime.ts';
import { onItsDay, visibleTeam, type ReminderDays } from './days.ts';
import { isEventDue, type Occasion } from './due.ts';

type EventFacts = Occasion & { timeZone: string };

type DueEvent = EventFacts & {
  teamEvent: string;
  organization: string;
  divisionTeam: string;
  title: string;
  time: string | null;
  place: string | null;
};

const facts =
  'x.global_date AS "globalDate", x.is_timed AS "isTimed", x.date, x.is_cancelled AS "isCancelled", ' +
  'o.time_zone AS "timeZone"';

const events = `
  SELECT x.id AS "teamEvent", x.organization, e.id AS "divisionTeam", x.title, x.time, x.location AS place, ${facts}
  FROM team_events x ${onItsDay}
  JOIN division_teams e ON e.id = x.division_team
  JOIN division_levels v ON v.division = e.division
  WHERE NOT x.is_cancelled AND ${visibleTeam}
    AND NOT EXISTS (SELECT FROM outbox told
                    WHERE told.dedupe_key = 'event_day_reminder:' || x.id || ':' || x.global_date)`;

/** Tells the players of today's team events, once each. */
export async function sendEventReminders(
  ctx: Context,
  { zones, days }: ReminderDays,
  now: Date,
): Promise<void> {
  const found = await ctx.db.select<DueEvent>(events, [zones, days]);
  const due = found.filter((event) => isEventDue(event, now, event.timeZone));
  await enqueuePushes(
    ctx,
    due.map((event) => {
      const { teamEvent, organization, divisionTeam, title, place, globalDate, timeZone } = event;
      return {
        template: 'event_day_reminder' as const,
        to: { playersOf: divisionTeam },
        organization,
        data: { divisionTeam, teamEvent, title, time: shownTime(event, timeZone), place },
        dedupeKey: `event_day_reminder:${teamEvent}:${globalDate}`,
      };
    }),
  );
}

/** Whether a reminder that was put off still is one: the event has neither begun, nor been cancelled or moved. */
export async function isEventStillDue(db: Context['db'], teamEvent: string, now: Date): Promise<boolean> {
  const [found] = await db.select<EventFacts>(
    `SELECT ${facts} FROM team_events x JOIN organizations o ON o.id = x.organization WHERE x.id = $1`,
    [teamEvent],
  );
  return found !== undefined && isEventDue(found, now, found.timeZone);
}
