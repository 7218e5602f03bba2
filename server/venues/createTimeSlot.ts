import type { z } from 'zod';
import type { CreateTimeSlot } from '../../contract/timeSlots.ts';
import { createAudited } from '../audit/index.ts';
import { LeagueModel, TournamentModel } from '../competitions/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { instantOf, requireReference } from '../platform/writes.ts';
import { timeSlotRecord } from './record.ts';
import { requireCourts } from './requireCourts.ts';
import { requireInterval } from './slotRules.ts';

/** Throws `organization_required`, `invalid_reference`, `invalid_interval`. */
export const createTimeSlot = (ctx: Context, body: z.infer<typeof CreateTimeSlot>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const wanted = { location: body.location, court: body.court ?? null };
    const [place] = await requireCourts(ctx, organization, [wanted], () => '');
    await requireReference(LeagueModel, body.league, organization, 'league');
    await requireReference(TournamentModel, body.tournament, organization, 'tournament');
    const [start, end] = [instantOf(body.start), instantOf(body.end)];
    requireInterval(start, end);
    return createAudited(ctx, timeSlotRecord, {
      ...wanted,
      court: place?.court ?? null,
      league: body.league ?? null,
      tournament: body.tournament ?? null,
      start,
      end,
      organization,
    });
  });
