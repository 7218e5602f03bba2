import type { z } from 'zod';
import type { UpdateTeamEvent } from '../../contract/teamEvents.ts';
import { updateAudited } from '../audit/index.ts';
import { gameDay } from '../games/index.ts';
import { getOrganization } from '../identity/index.ts';
import { sentFields } from '../platform/writes.ts';
import type { PersonContext } from '../roles/index.ts';
import { teamEventRecord } from './record.ts';

const plainFields = ['title', 'eventType', 'durationMinutes', 'location', 'notes', 'isCancelled'] as const;
const dayFields = ['date', 'dateKey', 'time'] as const;

/** Only the fields sent change. Throws 404 for strangers, 403 for mere members. */
export const updateTeamEvent = (ctx: PersonContext, id: string, body: z.infer<typeof UpdateTeamEvent>) =>
  updateAudited(ctx, teamEventRecord, id, async (event) => {
    event.set(sentFields(body, plainFields));
    if (dayFields.every((field) => body[field] === undefined)) return;
    const { timeZone } = await getOrganization(ctx, event.organization);
    const { date, dateHasTime, time, globalDate } = event;
    const sent = { date: body.date, time: body.time, globalDate: body.dateKey };
    event.set(gameDay(sent, { date, dateHasTime, time, globalDate }, timeZone, ctx.now()));
  });
