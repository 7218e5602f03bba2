import { DateTime } from 'luxon';
import type { z } from 'zod';
import type { CreatePlayoffs } from '../../contract/brackets.ts';
import {
  configLevelsOf,
  getDivision,
  requireTeamSport,
  resolveField,
  type DivisionRow,
} from '../competitions/index.ts';
import { competitionAfter, lastGameDay } from '../games/index.ts';
import { dayOf } from '../platform/wallTime.ts';
import { getOrganization } from '../identity/index.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';
import { standingsOf } from '../standings/index.ts';
import { competitorsOf, type Competitor } from '../teams/index.ts';
import { playoffSize } from './playoffSize.ts';
import { requireSeeds } from './requireSeeds.ts';
import { writeBracket } from './writeBracket.ts';

const nothing = { division: null, league: null, tournament: null };

/**
 * The playoffs of a division, for the seeds given or the best of its table. Games without a slot are put on one day:
 * the one after the division's last game, today at the earliest. Throws 404, 403, `invalid_reference`, `wrong_sport`
 * and what `writeBracket` throws.
 */
export const createPlayoffs = (ctx: Context, divisionId: string, body: z.infer<typeof CreatePlayoffs>) =>
  ctx.transaction(async () => {
    const division = await getDivision(ctx, divisionId);
    const { _id, organization } = division;
    if (!administers(ctx.actor, organization)) throw forbidden();
    const teams = await competitorsOf(ctx, { division: _id });
    if (body.seeds) requireSeeds(body.seeds, teams);
    const configured = resolveField(configLevelsOf(division), 'playoffTeams').value;
    const playing = teams.filter(({ plays }) => plays).length;
    const size = playoffSize(configured, body.format, body.seeds?.length ?? null, playing);
    const { timeZone } = await getOrganization(ctx, organization);
    return writeBracket(ctx, {
      owner: { division: _id },
      organization,
      competition: await competitionAfter(organization, { division: _id }, nothing),
      format: body.format,
      size,
      seeds: body.seeds ?? (await bestOfTable(ctx, division, teams, size)),
      sport: await requireTeamSport(ctx, division),
      day: await dayAfterSeason(ctx, _id, timeZone),
      timeZone,
      timeSlots: body.timeSlots,
    });
  });

async function bestOfTable(
  ctx: Context,
  division: DivisionRow,
  teams: readonly Competitor[],
  size: number,
): Promise<string[]> {
  const playing = new Set(teams.filter(({ plays }) => plays).map(({ _id }) => _id));
  const table = (await standingsOf(ctx, division)) ?? [];
  return table.flatMap(({ team }) => (playing.has(team) ? [team] : [])).slice(0, size);
}

async function dayAfterSeason(ctx: Context, division: string, timeZone: string): Promise<string> {
  const today = dayOf(ctx.now(), timeZone);
  const last = await lastGameDay(ctx, division);
  if (last === null || last < today) return today;
  return DateTime.fromISO(last, { zone: 'utc' }).plus({ days: 1 }).toFormat('yyyy-MM-dd');
}
