import { DateTime } from 'luxon';
import { scheduleColumns } from '../../contract/feeds.ts';
import { getDivision } from '../competitions/index.ts';
import { gamesOfDivision, type GameRow } from '../games/index.ts';
import { getOrganization } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv, type Cell } from './csv.ts';
import { namesOf, venuesOf } from './readCalendar.ts';

const yes = (flag: boolean) => (flag ? 'yes' : null);

/** The wall time of a game: as it was entered, or that of its `date` where the game begins then. */
const timeOf = ({ time, isTimed, date }: GameRow, zone: string) =>
  time ?? (isTimed ? DateTime.fromJSDate(date, { zone }).toFormat('HH:mm') : null);

/** The games of a division that the caller may see, by date, one a row. Throws 404. */
export async function exportSchedule(ctx: Context, id: string): Promise<string> {
  const division = await getDivision(ctx, id);
  const games = await gamesOfDivision(ctx, id);
  const [{ timeZone }, venues, names] = await Promise.all([
    getOrganization(ctx, division.organization),
    venuesOf(ctx, games),
    namesOf(ctx, games),
  ]);
  const named = (team: string | null) => (team === null ? null : (names.get(team) ?? null));
  const rows = games.map((game) => {
    const venue = game.locationModel === null ? undefined : venues.get(game.locationModel);
    const cells: Record<(typeof scheduleColumns)[number], Cell> = {
      date: game.globalDate,
      time: timeOf(game, venue?.timeZone ?? timeZone),
      duration: game.duration,
      sport: game.sport,
      home: named(game.homeTeam),
      away: named(game.awayTeam),
      homePlaceholder: game.homeTeamPlaceholder,
      awayPlaceholder: game.awayTeamPlaceholder,
      homeScore: game.homeScore,
      awayScore: game.awayScore,
      forfeitedBy: game.forfeitedBy,
      venue: venue?.name ?? null,
      court: game.court,
      location: game.location,
      label: game.gameLabel,
      playoffRound: game.playoffRound,
      cancelled: yes(game.isCancelled),
      hidden: yes(game.isHidden),
      bye: yes(game.isBye),
    };
    return scheduleColumns.map((column) => cells[column]);
  });
  return writeCsv(scheduleColumns, rows);
}
