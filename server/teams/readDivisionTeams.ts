import type { Context } from '../platform/context.ts';
import { hasScope, ownOrganizations, type Actor } from '../platform/actor.ts';
import { invalidReference, notFound } from '../platform/errors.ts';
import type { Document, Population } from '../platform/include.ts';
import {
  filtersOf,
  findVisible,
  findVisibleByIds,
  listVisible,
  type Page,
  type Paging,
} from '../platform/reads.ts';
import {
  listableDivisionTeam,
  readableDivisionTeam,
  referredDivisionTeam,
  type DivisionTeamRow,
} from './model.ts';
import { presentDivisionTeam } from './presenter.ts';
import { listsPublicView, nameColumns, shownName, type TeamNames } from './publicTeams.ts';
import { managesSubmission } from './teamRoles.ts';

const filters = {
  organization: 'r.organization = ?',
  division: 'r.division = ?',
  league: 'd.league = ?',
  tournament: 'coalesce(d.tournament, l.tournament) = ?',
  team: 'r.team = ?',
  archived: 'r.archived = ?',
  isTest: 'r.is_test = ?',
  registration: 's.registration = ?',
  registrationTeam: 'r.registration_team = ?',
};

// A club must not be found where the names are hidden.
const publicFilters = { ...filters, team: '(r.team = ? AND NOT v.hide_teams)' };

export type DivisionTeamFilters = {
  organization?: string;
  division?: string;
  league?: string;
  tournament?: string;
  team?: string;
  archived?: boolean;
  isTest?: boolean;
  registration?: string;
  registrationTeam?: string;
  withdrawn?: boolean;
};

export const getDivisionTeam = (ctx: Context, id: string) => findVisible(ctx, readableDivisionTeam, id);

const isAdministrator = (actor: Actor): boolean =>
  ownOrganizations(actor)?.some((organization) => hasScope(actor, 'admin', organization)) ?? false;

/** Without withdrawn teams, unless an administrator asks for them too. */
export const listDivisionTeams = (
  ctx: Context,
  query: Paging & DivisionTeamFilters,
  within: DivisionTeamFilters = {},
) =>
  listVisible(ctx, listableDivisionTeam(ctx.actor), query, [
    ...filtersOf(query, listsPublicView(ctx.actor) ? publicFilters : filters, within),
    ...(query.withdrawn && isAdministrator(ctx.actor) ? [] : [{ sql: 'NOT r.withdrawn' }]),
  ]);

/**
 * As above, of one submission. Throws 404 where the caller sees nothing of a submission that is not of its organization,
 * nor one that it manages. Whoever sees some gets an empty page where a filter leaves it out.
 */
export async function listDivisionTeamsOfSubmission(
  ctx: Context,
  id: string,
  query: Paging & DivisionTeamFilters,
): Promise<Page<DivisionTeamRow>> {
  const within = { registrationTeam: id };
  const page = await listDivisionTeams(ctx, query, within);
  if (page.count > 0 || (await knowsSubmission(ctx, id))) return page;
  if ((await listDivisionTeams(ctx, { limit: 1 }, within)).count === 0) throw notFound();
  return page;
}

async function knowsSubmission({ actor, db }: Context, id: string): Promise<boolean> {
  const values: unknown[] = [id];
  const add = (value: unknown) => `$${values.push(value)}`;
  const known =
    actor.kind === 'user'
      ? managesSubmission('s', actor, add)
      : `s.organization = ANY(${add(ownOrganizations(actor) ?? [])})`;
  const [row] = await db.select(`SELECT 1 FROM registration_teams s WHERE s.id = $1 AND ${known}`, values);
  return row !== undefined;
}

/** Those of the ids that the caller may see, as they are answered: names hidden where they are hidden from it. */
export const divisionTeamsByIds = async (ctx: Context, ids: readonly string[]): Promise<Document[]> =>
  (await findVisibleByIds(ctx, readableDivisionTeam, ids)).map((row) => presentDivisionTeam(ctx.actor, row));

/** As above, where a game or another record names them: also those that are withdrawn since. */
const referredByIds = async (ctx: Context, ids: readonly string[]): Promise<Document[]> =>
  (await findVisibleByIds(ctx, referredDivisionTeam, ids)).map((row) => presentDivisionTeam(ctx.actor, row));

export const divisionTeamPopulation: Population = { byIds: referredByIds };

/** The names by which the caller knows these teams, by id; teams that it may not see are left out. */
export async function divisionTeamNames(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const teams = await referredByIds(ctx, ids);
  return new Map(teams.map(({ _id, name }) => [_id, name as string]));
}

export type PlacedTeam = { _id: string; name: string; seed: number | null };

/**
 * The teams that have a row in the division's standings, by `_id`, under the names by which the caller knows them.
 * Archived teams keep their row; withdrawn and test teams have none. Whether the caller may see the division is asked
 * before.
 */
export async function placedTeamsOf(ctx: Context, divisionId: string): Promise<PlacedTeam[]> {
  const rows = await ctx.db.select<TeamNames & { _id: string; seed: number | null }>(
    `SELECT r.id AS "_id", r.organization, r.seed, r.name, ${nameColumns('r', 'v')}
     FROM division_teams r JOIN division_levels v ON v.division = r.division
     WHERE r.division = $1 AND NOT r.is_test AND NOT r.withdrawn ORDER BY r.id`,
    [divisionId],
  );
  return rows.map((row) => ({ _id: row._id, name: shownName(ctx.actor, row), seed: row.seed }));
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
