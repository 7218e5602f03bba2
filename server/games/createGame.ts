import type { z } from 'zod';
import type { CreateGame } from '../../contract/games.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import { gameDay } from './gameDay.ts';
import { competitionAfter, requireSides, takenSlot, usualDuration, zoneOfGame } from './gameReferences.ts';
import type { GameModel } from './model.ts';
import { wholeResults, type SentResult } from './participantResults.ts';
import { gameRecord } from './record.ts';
import { sportDefaults } from './sportRules.ts';
import { fieldsOfSlot } from './timedGame.ts';

/** Fields that are kept as they are sent, of any sport. */
type Sent = Partial<Omit<GameModel, keyof RecordModel | 'date' | 'globalDate' | 'results'>> & {
  results?: SentResult[];
};

const noSides = { homeTeam: null, awayTeam: null };
const noCompetition = { division: null, league: null, tournament: null };

/** Throws `organization_required`, `invalid_reference`, `double_booked`. */
export const createGame = (ctx: Context, body: z.infer<typeof CreateGame>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const { results, ...sent }: Sent = body;
    await requireSides(ctx, organization, sent, noSides);
    const competition = await competitionAfter(organization, sent, noCompetition);
    const timeZone = await zoneOfGame(ctx, organization, sent.locationModel ?? null);
    const slot = await takenSlot(ctx, organization, body.timeSlot);
    const game = {
      ...sportDefaults[body.sport],
      ...sent,
      ...(results ? { results: wholeResults(results) } : {}),
      ...competition,
      ...gameDay(body, null, timeZone, ctx.now()),
      duration: sent.duration ?? (await usualDuration(ctx, competition)),
      ...(slot ? fieldsOfSlot(slot) : {}),
      organization,
    };
    return refusingDoubleBooking(() => createAudited(ctx, gameRecord, game));
  });
