import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { sentInstant } from '../platform/writes.ts';
import { divisionTeamsByIds } from '../teams/index.ts';
import { readableGame, type GameRow } from './model.ts';
import { presentGame } from './presenter.ts';

const filters = {
  organization: 'r.organization = ?',
  division: 'r.division = ?',
  league: 'r.league = ?',
  tournament: 'r.tournament = ?',
  team: '(r.home_team = ? OR r.away_team = ?)',
  location: 'r.location_model = ?',
  from: 'r.date >= ?',
  to: 'r.date < ?',
  playoffRound: 'r.playoff_round = ?',
  sport: 'r.sport = ?',
};

export type GameFilters = Partial<Record<keyof typeof filters, string>>;

export const getGame = (ctx: Context, id: string) => findVisible(ctx, readableGame, id);

export const listGames = (ctx: Context, query: Paging & GameFilters, within: GameFilters = {}) =>
  listVisible(
    ctx,
    readableGame,
    query,
    filtersOf({ ...query, from: sentInstant(query.from), to: sentInstant(query.to) }, filters, within),
  );

/** Throws 404 for a division team that is unknown or that the caller may not see. */
export async function requireVisibleTeam(ctx: Context, id: string): Promise<void> {
  if ((await divisionTeamsByIds(ctx, [id])).length === 0) throw notFound();
}

export const gamePopulation: Population = {
  byIds: async (ctx, ids) =>
    (await findVisibleByIds(ctx, readableGame, ids)).map((row) => presentGame(ctx.actor, row)),
};

/** What standings are counted from. */
type DivisionResult = Pick<
  GameRow,
  | '_id'
  | 'sport'
  | 'date'
  | 'homeTeam'
  | 'awayTeam'
  | 'homeScore'
  | 'awayScore'
  | 'forfeitedBy'
  | 'isCancelled'
  | 'isBye'
  | 'playoffRound'
> & {
  /** Of a bracket, also in its rounds that have no `playoffRound`. */
  isPlayoff: boolean;
};

/**
 * The games of a division that have two teams, played or not, hidden ones too: hiding a game keeps it from the public
 * schedule, not its result from the table. Without those of its test teams, which nobody has played. Oldest first.
 * Whether the caller may see the division is asked before.
 */
export const gamesBetweenTeams = (ctx: Context, division: string): Promise<DivisionResult[]> =>
  ctx.db.select<DivisionResult>(
    `SELECT id AS "_id", sport, date, home_team AS "homeTeam", away_team AS "awayTeam", home_score AS "homeScore",
            away_score AS "awayScore", forfeited_by AS "forfeitedBy", is_cancelled AS "isCancelled",
            is_bye AS "isBye", playoff_round AS "playoffRound", bracket IS NOT NULL AS "isPlayoff"
     FROM games WHERE division = $1 AND home_team IS NOT NULL AND away_team IS NOT NULL
       AND NOT ARRAY[home_team, away_team] && ARRAY(
         SELECT t.id FROM division_teams t WHERE t.division = $1 AND t.is_test)
     ORDER BY date, id`,
    [division],
  );
