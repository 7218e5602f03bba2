import { getDivision } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { playsWhere, publicClubInLists, readableTeam } from './model.ts';
import { presentTeam } from './presenter.ts';
import { listsPublicView } from './publicTeams.ts';

export type TeamFilters = {
  organization?: string;
  league?: string;
  division?: string;
  name?: string;
};

/** On the public view a club plays only where its name shows: elsewhere its other teams would give it away. */
const filtersSeenBy = (ctx: Context) => {
  const seen = listsPublicView(ctx.actor) ? publicClubInLists : 'true';
  return {
    organization: 'r.organization = ?',
    league: playsWhere(`d.league = ? AND ${seen}`),
    division: playsWhere(`p.division = ? AND ${seen}`),
    name: 'lower(r.name COLLATE "default") = lower(?)',
  };
};

export const getTeam = (ctx: Context, id: string) => findVisible(ctx, readableTeam, id);

export const listTeams = (ctx: Context, query: Paging & TeamFilters, within: TeamFilters = {}) =>
  listVisible(ctx, readableTeam, query, filtersOf(query, filtersSeenBy(ctx), within));

/** The division, or 404 where it is not one of the organization's. */
export async function getDivisionOf(ctx: Context, id: string, organization: string) {
  const division = await getDivision(ctx, id);
  if (division.organization !== organization) throw notFound();
  return division;
}

export const teamPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableTeam, ids)).map(presentTeam),
};
