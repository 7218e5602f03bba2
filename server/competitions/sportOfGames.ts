import { teamSports, type TeamSport } from '../../contract/sports.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { DivisionRow } from './model.ts';
import { getLeague, getTournament } from './readCompetitions.ts';
import { teamSportOf } from './teamSport.ts';

/** What the most specific level that names any sport names: the division, its league, the tournament of either. */
async function sportsNamed(ctx: Context, division: DivisionRow): Promise<string[]> {
  if (division.sports.length > 0) return division.sports;
  const league = division.league === null ? null : await getLeague(ctx, division.league);
  if (league && league.sports.length > 0) return league.sports;
  const tournament = division.tournament ?? league?.tournament ?? null;
  return tournament === null ? [] : (await getTournament(ctx, tournament)).sports;
}

/**
 * The sport of games that are made for a division. Throws `wrong_sport` where the level that names any names only sports
 * without teams.
 */
export async function requireTeamSport(ctx: Context, division: DivisionRow): Promise<TeamSport> {
  const sport = teamSportOf([await sportsNamed(ctx, division)]);
  if (sport) return sport;
  const message = `Games are made for ${teamSports.join(', ')}.`;
  throw new DomainError('wrong_sport', {
    message,
    details: [{ path: 'sports', message: `The division plays none of ${teamSports.join(', ')}.` }],
  });
}

/** The sport of a division's games where nobody says which: as above, or else the first that is named. */
export async function usualSport(ctx: Context, division: DivisionRow): Promise<string> {
  const sports = await sportsNamed(ctx, division);
  return teamSportOf([sports]) ?? (sports[0] as string);
}
