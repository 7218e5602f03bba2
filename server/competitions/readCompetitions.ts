import type { Context } from '../platform/context.ts';
import type { Document } from '../platform/include.ts';
import {
  filtersOf,
  findVisible,
  findVisibleByIds,
  findVisibleByParents,
  listVisible,
  type Paging,
  type Readable,
  type ReadRow,
} from '../platform/reads.ts';
import { resolveConfig } from './configHierarchy.ts';
import { readableDivision, readableLeague, readableTournament } from './model.ts';
import { configLevelsOf, presentDivision, presentLeague, presentTournament } from './presenter.ts';
import { hasScope, type Actor } from '../platform/actor.ts';

const tournamentFilters = {
  organization: 'r.organization = ?',
  active: 'r.active = ?',
  sport: 'r.sports @> ARRAY[?]::text[]',
};
const leagueFilters = { ...tournamentFilters, tournament: 'r.tournament = ?' };
const divisionFilters = {
  organization: 'r.organization = ?',
  league: 'r.league = ?',
  tournament: 'r.tournament = ?',
  sport: 'r.sports @> ARRAY[?]::text[]',
};

type Filters<T extends object> = Partial<Record<keyof T, string | boolean>>;
type Query<T extends object> = Paging & Filters<T>;

export const getTournament = (ctx: Context, id: string) => findVisible(ctx, readableTournament, id);
export const getLeague = (ctx: Context, id: string) => findVisible(ctx, readableLeague, id);
export const getDivision = (ctx: Context, id: string) => findVisible(ctx, readableDivision, id);

export const listTournaments = (
  ctx: Context,
  query: Query<typeof tournamentFilters>,
  within: Filters<typeof tournamentFilters> = {},
) => listVisible(ctx, readableTournament, query, filtersOf(query, tournamentFilters, within));
export const listLeagues = (
  ctx: Context,
  query: Query<typeof leagueFilters>,
  within: Filters<typeof leagueFilters> = {},
) => listVisible(ctx, readableLeague, query, filtersOf(query, leagueFilters, within));
export const listDivisions = (ctx: Context, query: Query<typeof divisionFilters>) =>
  listVisible(ctx, readableDivision, query, filtersOf(query, divisionFilters));

/** Every configuration field of a division with its value and the level it came from; no `admins` for the public. */
export async function getDivisionConfig(ctx: Context, id: string) {
  const row = await getDivision(ctx, id);
  const config = resolveConfig(configLevelsOf(row));
  if (hasScope(ctx.actor, 'read:leagues', row.organization)) return config;
  return { ...config, admins: { value: [], source: 'default' as const } };
}

/** By ids and by a parent, presented: what `?include=` populates. */
const populationOf = <Row extends ReadRow>(
  readable: Readable<Row>,
  present: (actor: Actor, row: Row) => Document,
  parents: Readonly<Record<string, keyof Row & string>>,
) => ({
  byIds: async (ctx: Context, ids: readonly string[]) =>
    (await findVisibleByIds(ctx, readable, ids)).map((row) => present(ctx.actor, row)),
  byParents: Object.fromEntries(
    Object.entries(parents).map(([parent, field]) => [
      parent,
      async (ctx: Context, parentIds: readonly string[]) => {
        const byParent = new Map<string, Document[]>();
        for (const row of await findVisibleByParents(ctx, readable, `r.${field}`, parentIds)) {
          const parentId = row[field] as string;
          byParent.set(parentId, [...(byParent.get(parentId) ?? []), present(ctx.actor, row)]);
        }
        return byParent;
      },
    ]),
  ),
});

export const competitionPopulations = {
  tournament: populationOf(readableTournament, presentTournament, {}),
  league: populationOf(readableLeague, presentLeague, { tournament: 'tournament' }),
  division: populationOf(readableDivision, presentDivision, { tournament: 'tournament' }),
};
