import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import season from '../data/premier-league-2018-19.json' with { type: 'json' };
import { eightAtATime } from '../standings/playedSeason.ts';

export type SeededSeason = { readonly division: string; readonly game: string; readonly games: number };

/** A real season entered through the API: 20 teams and 380 games with their scores, in one division of a league. */
export async function seedSeason(client: SportsLeagueClient): Promise<SeededSeason> {
  const sports = ['soccer'];
  const league = await client.leagues.create({ name: season.title, sports });
  const division = await client.divisions.create({ name: 'First', league: league._id, sports });
  const teams = await eightAtATime(season.teams, (name) =>
    client.divisionTeams.create({ name, division: division._id }),
  );
  const ids = new Map(teams.map(({ name, _id }) => [name, _id]));
  const games = await eightAtATime(season.games, ({ home, away, date, time, homeScore, awayScore }) =>
    client.games.create({
      sport: 'soccer',
      division: division._id,
      date,
      time,
      homeTeam: ids.get(home),
      awayTeam: ids.get(away),
      homeScore,
      awayScore,
    }),
  );
  const game = games[games.length >> 1];
  if (!game) throw new Error('The season has no games.');
  return { division: division._id, game: game._id, games: games.length };
}
