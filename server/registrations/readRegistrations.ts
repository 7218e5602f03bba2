import { getLeague, getTournament } from '../competitions/index.ts';
import { findOrganizationByName } from '../identity/index.ts';
import { ownOrganizations } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';
import type { Population } from '../platform/include.ts';
import {
  filtersOf,
  findVisible,
  findVisibleByIds,
  listVisible,
  type Page,
  type Paging,
} from '../platform/reads.ts';
import { readableRegistration, type RegistrationRow } from './model.ts';
import { presentRegistration } from './presenter.ts';

const filters = {
  organization: 'r.organization = ?',
  league: 'r.id IN (SELECT x.registration FROM registration_leagues x WHERE x.league = ?)',
  tournament: 'r.tournament = ?',
  active: 'r.active = ?',
  hidden: 'r.hidden = ?',
};

type RegistrationFilters = Paging & {
  organization?: string;
  league?: string;
  tournament?: string;
  active?: boolean;
  hidden?: boolean;
};

type RegistrationPage = Promise<Page<RegistrationRow>>;

/** The registration. Throws 404. */
export const getRegistration = (ctx: Context, id: string) => findVisible(ctx, readableRegistration, id);

export const listRegistrations = (ctx: Context, query: RegistrationFilters) =>
  listVisible(ctx, readableRegistration, query, filtersOf(query, filters));

/** What the organization shows: neither hidden nor inactive ones. Throws 404 for an unknown name. */
export async function listShownRegistrations(
  ctx: Context,
  name: string,
  query: RegistrationFilters,
): RegistrationPage {
  const { _id } = await findOrganizationByName(ctx, name);
  const conditions = filtersOf({ ...query, active: true, hidden: false }, filters);
  return listVisible(ctx, readableRegistration, query, [
    ...conditions,
    { sql: filters.organization, value: _id },
  ]);
}

/** All that the organization has, for itself. Throws 404 for an unknown name, 403 for another organization's. */
export async function listAllRegistrations(
  ctx: Context,
  name: string,
  query: RegistrationFilters,
): RegistrationPage {
  const { _id } = await findOrganizationByName(ctx, name);
  if (!ownOrganizations(ctx.actor)?.includes(_id)) throw forbidden();
  return listVisible(ctx, readableRegistration, query, [
    ...filtersOf(query, filters),
    { sql: filters.organization, value: _id },
  ]);
}

/** Throws 404 for a tournament that the caller may not see. */
export async function listTournamentRegistrations(
  ctx: Context,
  tournament: string,
  query: RegistrationFilters,
): RegistrationPage {
  await getTournament(ctx, tournament);
  return listRegistrations(ctx, { ...query, tournament });
}

/** Throws 404 for a league that the caller may not see. */
export async function listLeagueRegistrations(
  ctx: Context,
  league: string,
  query: RegistrationFilters,
): RegistrationPage {
  await getLeague(ctx, league);
  return listRegistrations(ctx, { ...query, league });
}

export const registrationPopulation: Population = {
  byIds: async (ctx, ids) =>
    (await findVisibleByIds(ctx, readableRegistration, ids)).map((row) => presentRegistration(ctx, row)),
};
