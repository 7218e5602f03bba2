import { teamSports, type TeamSport } from '../../contract/sports.ts';

/**
 * The sport of games that are made for a competition: the first that two teams play of the first level that names any
 * sport; basketball where none does. Null where that level names only sports without teams.
 *
 * @param levels the sports of division, league and tournament, the most specific first
 */
export function teamSportOf(levels: readonly (readonly string[])[]): TeamSport | null {
  const named = levels.find((sports) => sports.length > 0);
  if (!named) return 'basketball';
  return teamSports.find((sport) => named.includes(sport)) ?? null;
}
