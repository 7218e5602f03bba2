import type { TestOrganization } from '../support/service.ts';
import type laLiga from '../data/la-liga-2022-23.json';

export type Season = typeof laLiga;

/** `act` on all, eight at a time, as a league's staff would. */
export async function eightAtATime<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += 8) {
    results.push(...(await Promise.all(items.slice(from, from + 8).map(act))));
  }
  return results;
}

/** The same disorder each time: a permutation of the items by a fixed sequence. */
function shuffled<T>(items: readonly T[]): T[] {
  let state = 12_345;
  const keyed = items.map((item) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { item, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A real season set up through the API: its teams and all its games, none of them played. */
export async function aRealSeason({ admin }: TestOrganization, season: Season, config: object = {}) {
  const sports = ['soccer'];
  const league = await admin.leagues.create({ name: season.title, sports });
  const division = await admin.divisions.create({ name: 'First', league: league._id, sports, config });
  const teams = await eightAtATime(season.teams, (name) =>
    admin.divisionTeams.create({ name, division: division._id }),
  );
  const ids = new Map(teams.map(({ name, _id }) => [name, _id]));
  const games = await eightAtATime(shuffled(season.games), async ({ date, time, home, away, ...score }) => {
    const { _id } = await admin.games.create({
      sport: 'soccer',
      division: division._id,
      date,
      time,
      homeTeam: ids.get(home),
      awayTeam: ids.get(away),
    });
    return { _id, homeScore: score.homeScore, awayScore: score.awayScore };
  });
  return { division, games };
}

export type ScheduledGame = Awaited<ReturnType<typeof aRealSeason>>['games'][number];

/** Enters these scores, in this order. */
export const enterScores = ({ admin }: TestOrganization, games: readonly ScheduledGame[]) =>
  eightAtATime(games, ({ _id, homeScore, awayScore }) => admin.games.update(_id, { homeScore, awayScore }));

export const tableOf = async ({ admin }: TestOrganization, division: { _id: string }) => {
  const table = await admin.divisions.standings(division._id);
  if (!table) throw new Error('The standings are hidden.');
  return table;
};
