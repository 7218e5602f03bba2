import { scheduleColumns } from '../../contract/feeds.ts';
import type { CsvRow } from './csv.ts';
import { comparable, numberOr, RowProblem } from './rejections.ts';

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
/** The column that a field of a game is read from. */
export const columnOf = (field: string) => columns.get(field) ?? field;

type Lookup = (column: Column, name: string) => string;

/** Finds records by name. Throws `RowProblem` for a name that none has, or several. */
export function lookup(records: readonly { _id: string; name: string }[], what: string): Lookup {
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
    case 'time':
      // Spreadsheets write seconds: 6:00:00 PM.
      return cell.replace(/^(\d{1,2}:\d{2}):00(?!\d)/, '$1');
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

/** What a row says of a game, as `POST /games` takes it; empty cells say nothing. Throws `RowProblem`. */
export function bodyOf(cells: Cells, team: Lookup, venue: Lookup): Record<string, unknown> {
  const set = scheduleColumns.filter((column) => cells[column] !== '');
  return Object.fromEntries(
    set.map((column) => [fields[column], valueOf(column, cells[column], team, venue)]),
  );
}
