import type { z } from 'zod';
import type { CreateGame } from '../../contract/games.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { gameDay } from './gameDay.ts';
import { competitionAfter, requireSides, usualDuration, zoneOfGame } from './gameReferences.ts';
import type { GameModel } from './model.ts';
import { wholeResults, type SentResult } from './participantResults.ts';
import { gameRecord } from './record.ts';
import { sportDefaults } from './sportRules.ts';

/** Fields that are kept as they are sent, of any sport. */
type Sent = Partial<Omit<GameModel, keyof RecordModel | 'date' | 'globalDate' | 'results'>> & {
  results?: SentResult[];
};

const nothing = { division: null, league: null, tournament: null, homeTeam: null, awayTeam: null };

/** Throws `organization_required`, `invalid_reference`. */
export const createGame = (ctx: Context, body: z.infer<typeof CreateGame>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const { results, ...sent }: Sent = body;
    await requireSides(ctx, organization, sent, nothing);
    const competition = await competitionAfter(organization, sent, nothing);
    const timeZone = await zoneOfGame(ctx, organization, sent.locationModel ?? null);
    return createAudited(ctx, gameRecord, {
      ...sportDefaults[body.sport],
      ...sent,
      ...(results ? { results: wholeResults(results) } : {}),
      ...competition,
      ...gameDay(body, null, timeZone, ctx.now()),
      duration: sent.duration ?? (await usualDuration(ctx, competition)),
      organization,
    });
  });
