import { isPopulated, type Game, type SportsLeagueClient } from '@sports-league/client';

/** One row of the schedule as a screen shows it. */
export interface GameRow {
  id: string;
  /** `2026-03-08`, the day where the game is played. */
  day: string;
  /** As the league wrote it, `6:00 PM`; null while the game has no time yet. */
  time: string | null;
  title: string;
  place: string;
  isCancelled: boolean;
}

type Side = string | { name?: string } | null;

const nameOf = (side: Side, placeholder: string | null): string =>
  (isPopulated(side) ? side.name : placeholder) ?? 'To be decided';

/** Games between two sides have a home and an away team; those of single players, as in golf, have not. */
const titleOf = (game: Game): string =>
  'homeTeam' in game
    ? `${nameOf(game.homeTeam, game.homeTeamPlaceholder)} - ${nameOf(game.awayTeam, game.awayTeamPlaceholder)}`
    : (game.gameLabel ?? game.sport);

/** The names of the venues, each asked for once: a list of games does not populate them. */
const venueNames = async (client: SportsLeagueClient, games: Game[]): Promise<Map<unknown, string>> => {
  const ids = new Set(games.map(({ locationModel }) => locationModel).filter((id) => typeof id === 'string'));
  const venues = await Promise.all([...ids].map((id) => client.locations.get(id)));
  return new Map(venues.map(({ _id, name }) => [_id, name]));
};

/** The coming games of the signed-in person's teams, soonest first. */
export const myGames = async (client: SportsLeagueClient, limit = 20): Promise<GameRow[]> => {
  const include = 'homeTeam(name),awayTeam(name)';
  const games = await client.users.myGames({ include, limit }).toArray({ limit });
  const venues = await venueNames(client, games);
  return games.map((game) => ({
    id: game._id,
    day: game.globalDate,
    time: game.time,
    title: titleOf(game),
    place: [venues.get(game.locationModel) ?? game.location, game.court].filter(Boolean).join(', '),
    isCancelled: game.isCancelled,
  }));
};
