import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import type { Document, Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { listableDivisionTeam, readableDivisionTeam } from './model.ts';
import { presentDivisionTeam } from './presenter.ts';
import { hiddenTeamName, listsPublicView, seesTeamNames } from './publicTeams.ts';

const filters = {
  organization: 'r.organization = ?',
  division: 'r.division = ?',
  league: 'd.league = ?',
  tournament: 'coalesce(d.tournament, l.tournament) = ?',
  team: 'r.team = ?',
  archived: 'r.archived = ?',
  isTest: 'r.is_test = ?',
};

// A club must not be found where the names are hidden.
const publicFilters = { ...filters, team: '(r.team = ? AND NOT v.hide_teams)' };

export type DivisionTeamFilters = Paging & {
  organization?: string;
  division?: string;
  league?: string;
  tournament?: string;
  team?: string;
  archived?: boolean;
  isTest?: boolean;
};

export const getDivisionTeam = (ctx: Context, id: string) => findVisible(ctx, readableDivisionTeam, id);

export const listDivisionTeams = (ctx: Context, query: DivisionTeamFilters) =>
  listVisible(
    ctx,
    listableDivisionTeam(ctx.actor),
    query,
    filtersOf(query, listsPublicView(ctx.actor) ? publicFilters : filters),
  );

/** Those of the ids that the caller may see, as they are answered: names hidden where they are hidden from it. */
export const divisionTeamsByIds = async (ctx: Context, ids: readonly string[]): Promise<Document[]> =>
  (await findVisibleByIds(ctx, readableDivisionTeam, ids)).map((row) => presentDivisionTeam(ctx.actor, row));

export const divisionTeamPopulation: Population = { byIds: divisionTeamsByIds };

/** The names by which the caller knows these teams, by id; teams that it may not see are left out. */
export async function divisionTeamNames(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const teams = await divisionTeamsByIds(ctx, ids);
  return new Map(teams.map(({ _id, name }) => [_id, name as string]));
}

export type PlacedTeam = { _id: string; name: string; seed: number | null };

/**
 * The teams that have a row in the division's standings, by `_id`, under the names by which the caller knows them.
 * Archived teams keep their row; test teams have none. Whether the caller may see the division is asked before.
 */
export async function placedTeamsOf(ctx: Context, divisionId: string): Promise<PlacedTeam[]> {
  const rows = await ctx.db.select<PlacedTeam & { organization: string; hiddenName: string | null }>(
    `SELECT r.id AS "_id", r.name, r.seed, r.organization, ${hiddenTeamName('r', 'v')} AS "hiddenName"
     FROM division_teams r JOIN division_levels v ON v.division = r.division
     WHERE r.division = $1 AND NOT r.is_test ORDER BY r.id`,
    [divisionId],
  );
  return rows.map(({ _id, name, seed, organization, hiddenName }) => ({
    _id,
    name: (seesTeamNames(ctx.actor, organization) ? null : hiddenName) ?? name,
    seed,
  }));
}

/**
 * The division team that a body refers to, with its division. Throws `invalid_reference` with the path for one that is
 * missing or another organization's.
 */
export async function requireDivisionTeam(
  ctx: Context,
  id: string,
  organization: string,
  path: string,
): Promise<{ _id: string; division: string }> {
  const [team] = await ctx.db.select<{ _id: string; division: string }>(
    'SELECT id AS "_id", division FROM division_teams WHERE id = $1 AND organization = $2',
    [id, organization],
  );
  if (!team) throw invalidReference(path);
  return team;
}
