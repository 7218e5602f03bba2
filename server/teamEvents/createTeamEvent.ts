import type { z } from 'zod';
import type { CreateTeamEvent } from '../../contract/teamEvents.ts';
import { createAudited } from '../audit/index.ts';
import { gameDay } from '../games/index.ts';
import { getOrganization } from '../identity/index.ts';
import { enqueuePush } from '../platform/outbox.ts';
import { shownTime } from '../platform/wallTime.ts';
import { requireManager, type PersonContext } from '../roles/index.ts';
import { teamEventRecord } from './record.ts';

/** Tells the people of the team, unless it is cancelled already. Throws 404 for strangers, 403 for mere members. */
export const createTeamEvent = (ctx: PersonContext, body: z.infer<typeof CreateTeamEvent>) =>
  ctx.transaction(async () => {
    const { divisionTeam, date, dateKey, time, ...sent } = body;
    const { organization } = await requireManager(ctx, divisionTeam);
    const { timeZone } = await getOrganization(ctx, organization);
    const event = await createAudited(ctx, teamEventRecord, {
      ...sent,
      ...gameDay({ date, time, globalDate: dateKey }, null, timeZone, ctx.now()),
      divisionTeam,
      organization,
    });
    if (event.isCancelled) return event;
    await enqueuePush(ctx, {
      template: 'team_event_created',
      to: { divisionTeam },
      organization,
      data: {
        divisionTeam,
        teamEvent: event._id,
        title: event.title,
        globalDate: event.globalDate,
        time: shownTime(event, timeZone),
        by: ctx.actor.id,
      },
      dedupeKey: `team_event_created:${event._id}`,
    });
    return event;
  });
