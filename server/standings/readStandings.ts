import {
  configLevelsOf,
  getDivision,
  resolveField,
  teamSportOf,
  type DivisionRow,
} from '../competitions/index.ts';
import { gamesBetweenTeams } from '../games/index.ts';
import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { placedTeamsOf } from '../teams/index.ts';
import { standingsRules } from './presets.ts';
import { standings, type StandingsRow } from './table.ts';

/**
 * The table of a division that the caller may see, counted afresh from its games; null where the caller has only the
 * public view and the division hides its standings. The sport is that of the games that are made for the
 * division; where it names none, that of those it has.
 */
export async function standingsOf(ctx: Context, division: DivisionRow): Promise<StandingsRow[] | null> {
  if (division.hideStandings && !hasScope(ctx.actor, 'read:leagues', division.organization)) return null;
  const [teams, games] = await Promise.all([
    placedTeamsOf(ctx, division._id),
    gamesBetweenTeams(ctx, division._id),
  ]);
  const sport = sportOf(division.sports) ?? games[0]?.sport;
  const tiebreakers = resolveField(configLevelsOf(division), 'tiebreakers').value;
  const own = Object.entries(tiebreakers ?? {}).find(([name]) => name === sport)?.[1];
  return standings(teams, games, standingsRules(sport, own));
}

/** The first that two teams play, or else the first; undefined where there is none. */
const sportOf = (sports: readonly string[]): string | undefined =>
  sports.length === 0 ? undefined : (teamSportOf([sports]) ?? sports[0]);

/** As above, by the division's id. Throws 404. */
export const readStandings = async (ctx: Context, divisionId: string) =>
  standingsOf(ctx, await getDivision(ctx, divisionId));
