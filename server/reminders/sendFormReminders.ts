import type { Context } from '../platform/context.ts';
import { enqueueMails } from '../platform/outbox.ts';
import { findUntoldContacts } from '../registrationTeams/index.ts';
import type { ReminderDays } from './days.ts';
import { dueMails, hasHadTime, type DueMail, type Form } from './due.ts';

type FoundForm = Form & { _id: string; organizationZone: string };

const forms = `
  SELECT r.id AS "_id", r.active, r.end_date AS "endDate", r.deadline_date AS "deadlineDate",
         r.time_zone AS "timeZone", r.settings, o.time_zone AS "organizationZone"
  FROM registrations r JOIN organizations o ON o.id = r.organization
  WHERE r.active AND r.settings <> '{}' AND coalesce(r.end_date, r.deadline_date) >= $2 AND o.time_zone = ANY($1)`;

type OpenTeam = { _id: string; registration: string; registeredAt: Date };

/** The teams of these forms whose registration is not complete. */
const findOpenTeams = (ctx: Context, registrations: readonly string[]): Promise<OpenTeam[]> =>
  ctx.db.select<OpenTeam>(
    `SELECT id AS "_id", registration, registered_at AS "registeredAt" FROM registration_teams
     WHERE registration = ANY($1) AND completed_at IS NULL AND deleted_at IS NULL AND status <> 'Withdrawn'
     ORDER BY id`,
    [registrations],
  );

/** What the team of this key is to be told. */
type DueTeam = { readonly key: string; readonly registrationTeam: string; readonly mail: DueMail };

function dueTeamsOf(form: FoundForm, teams: readonly OpenTeam[], now: Date): DueTeam[] {
  const asked = teams.filter(({ registeredAt }) => hasHadTime(registeredAt, now, form.organizationZone));
  return dueMails(form, now, form.organizationZone).flatMap((mail) =>
    asked.map(({ _id }) => ({
      key: `${mail.template}:${_id}:${mail.deadlineDay}`,
      registrationTeam: _id,
      mail,
    })),
  );
}

/** Mails those who registered or manage a team that is not complete, as its form asks; each address once a team and kind. */
export async function sendFormReminders(ctx: Context, { zones }: ReminderDays, now: Date): Promise<void> {
  const found = await ctx.db.select<FoundForm>(forms, [zones, now]);
  const asking = found.filter((form) => dueMails(form, now, form.organizationZone).length > 0);
  if (asking.length === 0) return;
  const teams = new Map(asking.map(({ _id }): [string, OpenTeam[]] => [_id, []]));
  for (const team of await findOpenTeams(ctx, [...teams.keys()])) teams.get(team.registration)?.push(team);
  const due = asking.flatMap((form) => dueTeamsOf(form, teams.get(form._id) ?? [], now));
  const mails = new Map(due.map(({ key, mail }) => [key, mail]));
  const untold = await findUntoldContacts(ctx, due);
  await enqueueMails(
    ctx,
    untold.map(({ _id, key, to, organization, dedupeKey, ...names }) => {
      const { template, deadlineDay, daysLeft } = mails.get(key) as DueMail;
      return { template, to, organization, data: { ...names, deadlineDay, daysLeft }, dedupeKey };
    }),
  );
}
