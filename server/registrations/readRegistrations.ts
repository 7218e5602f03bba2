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

type RegistrationFilters = {
  organization?: string;
  league?: string;
  tournament?: string;
  active?: boolean;
  hidden?: boolean;
};

type RegistrationQuery = Paging & RegistrationFilters;

type RegistrationPage = Promise<Page<RegistrationRow>>;

/** The registration. Throws 404. */
export const getRegistration = (ctx: Context, id: string) => findVisible(ctx, readableRegistration, id);

export const listRegistrations = (
  ctx: Context,
  query: RegistrationQuery,
  within: RegistrationFilters = {},
): RegistrationPage => listVisible(ctx, readableRegistration, query, filtersOf(query, filters, within));

/** What the organization shows: neither hidden nor inactive ones. Throws 404 for an unknown name. */
export async function listShownRegistrations(
  ctx: Context,
  name: string,
  query: RegistrationQuery,
): RegistrationPage {
  const { _id: organization } = await findOrganizationByName(ctx, name);
  return listRegistrations(ctx, query, { organization, active: true, hidden: false });
}

/** All that the organization has, for itself. Throws 404 for an unknown name, 403 for another organization's. */
export async function listAllRegistrations(
  ctx: Context,
  name: string,
  query: RegistrationQuery,
): RegistrationPage {
  const { _id: organization } = await findOrganizationByName(ctx, name);
  if (!ownOrganizations(ctx.actor)?.includes(organization)) throw forbidden();
  return listRegistrations(ctx, query, { organization });
}

/** Throws 404 for a tournament that the caller may not see. */
export async function listTournamentRegistrations(
  ctx: Context,
  tournament: string,
  query: RegistrationQuery,
): RegistrationPage {
  await getTournament(ctx, tournament);
  return listRegistrations(ctx, query, { tournament });
}

/** Throws 404 for a league that the caller may not see. */
export async function listLeagueRegistrations(
  ctx: Context,
  league: string,
  query: RegistrationQuery,
): RegistrationPage {
  await getLeague(ctx, league);
  return listRegistrations(ctx, query, { league });
}

export const registrationPopulation: Population = {
  byIds: async (ctx, ids) =>
    (await findVisibleByIds(ctx, readableRegistration, ids)).map((row) => presentRegistration(ctx, row)),
};
