import { teamSports, type TeamSport } from '../../contract/sports.ts';

const isTeamSport = (sport: string): sport is TeamSport => (teamSports as readonly string[]).includes(sport);

/**
 * The sport of games that are made for a competition: the first that two teams play of the first level that names any
 * sport, in whatever case; basketball where none does. Null where that level names only sports without teams.
 *
 * @param levels the sports of division, league and tournament, the most specific first
 */
export function teamSportOf(levels: readonly (readonly string[])[]): TeamSport | null {
  const named = levels.find((sports) => sports.length > 0)?.map((sport) => sport.toLowerCase());
  if (!named) return 'basketball';
  return named.find(isTeamSport) ?? null;
}
