import { recordAudits } from '../audit/index.ts';
import { zonedDay } from '../games/index.ts';
import type { ZoneChange } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { recordOf, updateRecords } from '../platform/records.ts';
import { readableTeamEvent, TeamEventModel, type TeamEventRow } from './model.ts';
import { teamEventRecord } from './record.ts';

/** The timed events of an organization's teams when its zone changes; an event is at no venue, so no other one counts. */
export async function moveTeamEventsToZone(ctx: Context, { organization, location, from, to }: ZoneChange) {
  if (location !== null) return;
  const rows = await ctx.db.select<TeamEventRow>(
    `SELECT ${readableTeamEvent.columns} FROM team_events r WHERE r.organization = $1 AND r.is_timed
     ORDER BY r.id FOR UPDATE`,
    [organization],
  );
  const moved = rows
    .map((row) => ({ row, event: recordOf(TeamEventModel, row).set(zonedDay(row, from, to)) }))
    .filter(({ event }) => event.changed());
  await updateRecords(
    ctx,
    TeamEventModel,
    moved.map(({ event }) => event),
  );
  await recordAudits(
    ctx,
    moved.map(({ row, event }) => ({
      action: 'update',
      resource: teamEventRecord.resource,
      resourceId: row._id,
      organization,
      before: teamEventRecord.present(ctx.actor, row),
      after: teamEventRecord.present(ctx.actor, { ...row, ...(event.get() as Partial<TeamEventRow>) }),
    })),
  );
}
