import type { z } from 'zod';
import type { CreateGame } from '../../contract/games.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import { requireGamePlayers } from './gamePlayers.ts';
import { competitionAfter, requireSides, takenSlot, usualDuration, zoneOfGame } from './gameReferences.ts';
import { newGame, type SentGame } from './newGame.ts';
import { gameRecord } from './record.ts';

const noSides = { homeTeam: null, awayTeam: null };
const noCompetition = { division: null, league: null, tournament: null };

/** Throws `organization_required`, `invalid_reference`, `double_booked`. */
export const createGame = (ctx: Context, body: z.infer<typeof CreateGame>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const sent: SentGame = body;
    await requireSides(ctx, organization, sent, noSides);
    await requireGamePlayers(ctx, organization, sent, {});
    const competition = await competitionAfter(organization, body, noCompetition);
    const game = newGame(
      body,
      {
        organization,
        competition,
        timeZone: await zoneOfGame(ctx, organization, body.locationModel ?? null),
        slot: await takenSlot(ctx, organization, body.timeSlot),
        usualDuration: body.duration ?? (await usualDuration(ctx, competition)),
      },
      ctx.now(),
    );
    return refusingDoubleBooking(() => createAudited(ctx, gameRecord, game));
  });
