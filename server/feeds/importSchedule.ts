import { scheduleColumns } from '../../contract/feeds.ts';
import { CreateGame } from '../../contract/games.ts';
import { createGame, gamesOfDivision, type GameRow } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { DivisionTeamModel } from '../teams/index.ts';
import { LocationModel } from '../venues/index.ts';
import { readCsv, type CsvRow } from './csv.ts';
import { numberOr } from './importTeams.ts';
import { lockForImport } from './lockImport.ts';
import { checked, comparable, importRows, RowProblem } from './rejections.ts';

type Column = (typeof scheduleColumns)[number];
type Cells = CsvRow<Column>['cells'];

/** The field of a game that each column sets. */
const fields: Record<Column, string> = {
  date: 'date',
  time: 'time',
  duration: 'duration',
  sport: 'sport',
  home: 'homeTeam',
  away: 'awayTeam',
  homePlaceholder: 'homeTeamPlaceholder',
  awayPlaceholder: 'awayTeamPlaceholder',
  homeScore: 'homeScore',
  awayScore: 'awayScore',
  forfeitedBy: 'forfeitedBy',
  venue: 'locationModel',
  court: 'court',
  location: 'location',
  label: 'gameLabel',
  playoffRound: 'playoffRound',
  cancelled: 'isCancelled',
  hidden: 'isHidden',
  bye: 'isBye',
};
const columns = new Map(Object.entries(fields).map(([column, field]) => [field, column]));
const columnOf = (field: string) => columns.get(field) ?? field;

type Lookup = (column: Column, name: string) => string;

/** Finds records by name. Throws `RowProblem` for a name that none has, or several. */
function lookup(records: readonly { _id: string; name: string }[], what: string): Lookup {
  const byName = new Map<string, string[]>();
  for (const { _id, name } of records) {
    byName.set(comparable(name), [...(byName.get(comparable(name)) ?? []), _id]);
  }
  return (column, name) => {
    const [id, another] = byName.get(comparable(name)) ?? [];
    if (id === undefined) throw new RowProblem(`${column}: no ${what} is called “${name}”.`);
    if (another !== undefined) throw new RowProblem(`${column}: several are called “${name}”.`);
    return id;
  };
}

const flags = new Map([
  ['', false],
  ['no', false],
  ['false', false],
  ['yes', true],
  ['true', true],
]);

function valueOf(column: Column, cell: string, team: Lookup, venue: Lookup): unknown {
  switch (column) {
    case 'home':
    case 'away':
      return team(column, cell);
    case 'venue':
      return venue(column, cell);
    case 'duration':
    case 'homeScore':
    case 'awayScore':
      return numberOr(cell);
    case 'cancelled':
    case 'hidden':
    case 'bye':
      return flags.get(cell.toLowerCase()) ?? cell;
    default:
      return cell;
  }
}

function bodyOf(cells: Cells, team: Lookup, venue: Lookup): Record<string, unknown> {
  const set = scheduleColumns.filter((column) => cells[column] !== '');
  return Object.fromEntries(
    set.map((column) => [fields[column], valueOf(column, cells[column], team, venue)]),
  );
}

/** What makes two rows the same game: when, who against whom, and as what. */
const identityOf = (game: GameRow) =>
  JSON.stringify([
    game.globalDate,
    game.isTimed ? game.date.getTime() : game.time,
    game.homeTeam,
    game.awayTeam,
    game.homeTeamPlaceholder,
    game.awayTeamPlaceholder,
    game.gameLabel,
  ]);

/**
 * Enters the games of a file into a division, as `POST /games` would each. A game that the schedule has already, in
 * another row too, is refused. Throws `rows_rejected`, 404, 403.
 */
export const importSchedule = (ctx: Context, divisionId: string, text: string, partial: boolean) =>
  ctx.transaction(async () => {
    const { organization, sports } = await lockForImport(ctx, divisionId);
    const rows = readCsv(text, scheduleColumns, ['date']);
    const teams = await DivisionTeamModel.findAll({ where: { division: divisionId, archived: false } });
    const venues = await LocationModel.findAll({ where: { organization } });
    const games = await gamesOfDivision(ctx, divisionId);
    const team = lookup(teams, 'team of this division');
    const venue = lookup(venues, 'venue');
    const known = new Set(games.map(identityOf));
    return importRows(ctx, rows, partial, columnOf, async ({ cells }) => {
      const [sport] = sports;
      const common = { division: divisionId, organization, ...(sport === undefined ? {} : { sport }) };
      const body = checked(CreateGame, { ...common, ...bodyOf(cells, team, venue) }, columnOf);
      if (body.date?.length !== 'YYYY-MM-DD'.length) {
        throw new RowProblem('date: Must be a day as YYYY-MM-DD.');
      }
      const identity = identityOf(await createGame(ctx, body));
      if (known.has(identity)) throw new RowProblem('This game is in the schedule already.');
      known.add(identity);
    });
  });
