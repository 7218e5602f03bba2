import type { z } from 'zod';
import type { CreateBracket } from '../../contract/brackets.ts';
import { getTournament, teamSportOf } from '../competitions/index.ts';
import { dayOf } from '../platform/wallTime.ts';
import { getOrganization } from '../identity/index.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, forbidden } from '../platform/errors.ts';
import { competitorsOf } from '../teams/index.ts';
import { requireSeeds } from './requireSeeds.ts';
import { writeBracket } from './writeBracket.ts';

/**
 * The bracket of a tournament, for teams of its divisions. Its games are of the tournament and of no division; those
 * without a slot are put on the tournament's first day, today at the earliest. Throws 404, 403, `invalid_reference`,
 * `wrong_sport` and what `writeBracket` throws.
 */
export const createTournamentBracket = (
  ctx: Context,
  tournamentId: string,
  body: z.infer<typeof CreateBracket>,
) =>
  ctx.transaction(async () => {
    const { _id, organization, sports, startDate } = await getTournament(ctx, tournamentId);
    if (!administers(ctx.actor, organization)) throw forbidden();
    const teams = await competitorsOf(ctx, { tournament: _id });
    requireSeeds(body.seeds, teams);
    const seeded = new Set(body.seeds);
    const divisions = teams.filter((team) => seeded.has(team._id)).map((team) => team.sports);
    const sport = teamSportOf([sports, divisions.flat()]);
    if (!sport) throw new DomainError('wrong_sport', { message: 'Brackets are played by two teams a game.' });
    const { timeZone } = await getOrganization(ctx, organization);
    const today = dayOf(ctx.now(), timeZone);
    // A tournament's date may be a day alone, kept as its midnight in UTC: read there, the day stays the same.
    const firstDay = startDate ? dayOf(startDate, 'utc') : today;
    return writeBracket(ctx, {
      owner: { tournament: _id },
      organization,
      competition: { division: null, league: null, tournament: _id },
      format: 'playoffs',
      size: body.size,
      seeds: body.seeds,
      sport,
      day: firstDay > today ? firstDay : today,
      timeZone,
      timeSlots: body.timeSlots,
    });
  });
