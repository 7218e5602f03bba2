import type { TeamSport } from '../../contract/sports.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { DivisionRow } from './model.ts';
import { getLeague, getTournament } from './readCompetitions.ts';
import { teamSportOf } from './teamSport.ts';

/**
 * The sport of games that are made for a division. The levels above are asked for one by one: most divisions name
 * their sport themselves. Throws `wrong_sport` where the level that names any names only sports without teams.
 */
export async function requireTeamSport(ctx: Context, division: DivisionRow): Promise<TeamSport> {
  const levels = [division.sports];
  if (division.league !== null) levels.push((await getLeague(ctx, division.league)).sports);
  if (division.tournament !== null) levels.push((await getTournament(ctx, division.tournament)).sports);
  const sport = teamSportOf(levels);
  if (sport) return sport;
  throw new DomainError('wrong_sport', {
    message: 'Games are made for sports that two teams play.',
    details: [{ path: 'sports', message: 'The division plays none that two teams play.' }],
  });
}
