import { getDivision } from '../competitions/index.ts';
import { gamesOfDivision, gamesOfTeam, type GameRow } from '../games/index.ts';
import { getOrganization } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { divisionTeamNames, getDivisionTeam } from '../teams/index.ts';
import { locationPopulation } from '../venues/index.ts';
import { calendarOf, type CalendarGame } from './calendar.ts';

const present = <T>(values: readonly (T | null)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== '');

type Venue = { name: string; address: string | null; timeZone: string | null };

/** The venues of the games, by id. */
export async function venuesOf(ctx: Context, games: readonly GameRow[]): Promise<Map<string, Venue>> {
  const ids = [...new Set(present(games.map(({ locationModel }) => locationModel)))];
  const venues = await locationPopulation.byIds(ctx, ids);
  return new Map(venues.map((venue) => [venue._id, venue as unknown as Venue]));
}

/** The names of the games' teams as the caller knows them, by id. */
export const namesOf = (ctx: Context, games: readonly GameRow[]): Promise<Map<string, string>> =>
  divisionTeamNames(ctx, [
    ...new Set(present(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]))),
  ]);

const sideOf = (names: ReadonlyMap<string, string>, team: string | null, placeholder: string | null) =>
  (team === null ? undefined : names.get(team)) ?? placeholder ?? 'To be determined';

/** What the event is called: the pairing, after its label where it has one. */
function summaryOf(game: GameRow, names: ReadonlyMap<string, string>): string {
  const hasSides = [game.homeTeam, game.awayTeam, game.homeTeamPlaceholder, game.awayTeamPlaceholder];
  const pairing = hasSides.some((side) => side !== null)
    ? `${sideOf(names, game.homeTeam, game.homeTeamPlaceholder)} vs ${sideOf(names, game.awayTeam, game.awayTeamPlaceholder)}`
    : null;
  return present([game.gameLabel ?? game.eventName, pairing]).join(': ') || `Game of ${game.sport}`;
}

const resultOf = ({ homeScore, awayScore, forfeitedBy }: GameRow) =>
  present([
    homeScore !== null && awayScore !== null ? `Score: ${homeScore}–${awayScore}` : null,
    forfeitedBy === null ? null : 'Decided by forfeit',
  ]).join('\n') || null;

async function calendarFor(ctx: Context, organization: string, name: string, rows: readonly GameRow[]) {
  const games = rows.filter(({ isHidden, isBye }) => !isHidden && !isBye);
  const [{ timeZone }, venues, names] = await Promise.all([
    getOrganization(ctx, organization),
    venuesOf(ctx, games),
    namesOf(ctx, games),
  ]);
  const events = games.map((game): CalendarGame => {
    const venue = game.locationModel === null ? undefined : venues.get(game.locationModel);
    return {
      _id: game._id,
      version: game.version,
      updated: game.updated,
      date: game.date,
      isTimed: game.isTimed,
      globalDate: game.globalDate,
      durationMinutes: game.duration,
      timeZone: venue?.timeZone ?? timeZone,
      isCancelled: game.isCancelled,
      summary: summaryOf(game, names),
      description: resultOf(game),
      place: present([venue?.name ?? game.location, game.court, venue?.address ?? null]).join(', ') || null,
    };
  });
  return calendarOf(name, timeZone, events);
}

/** The games of a division that the caller may see, without hidden and bye games, as iCalendar. Throws 404. */
export async function readDivisionCalendar(ctx: Context, id: string): Promise<string> {
  const division = await getDivision(ctx, id);
  return calendarFor(ctx, division.organization, division.name, await gamesOfDivision(ctx, id));
}

/** As above of a division team, home and away. Throws 404. */
export async function readTeamCalendar(ctx: Context, id: string): Promise<string> {
  const { organization } = await getDivisionTeam(ctx, id);
  const name = (await divisionTeamNames(ctx, [id])).get(id) ?? '';
  return calendarFor(ctx, organization, name, await gamesOfTeam(ctx, id));
}
