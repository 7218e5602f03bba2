import type { z } from 'zod';
import type {
  capacityStateNames,
  paymentFilters,
  RegistrationTeam,
  teamStatuses,
} from '../../contract/registrationTeamRecord.ts';
import { findOrganizationByName } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import type { Document, Population } from '../platform/include.ts';
import {
  filtersOf,
  findAllVisible,
  findVisible,
  findVisibleByIds,
  listVisible,
  type Condition,
  type Page,
  type Paging,
  type ReadRow,
} from '../platform/reads.ts';
import { getRegistration, moneyOf, type MoneyFacts, type PaymentStatus } from '../registrations/index.ts';
import type { CapacityState } from './capacity.ts';
import { moneyColumns, readableRegistrationTeam, type RegistrationTeamRow } from './model.ts';
import { presentRegistrationTeam } from './presenter.ts';
import { capacityStatesOf } from './readSeats.ts';

const filters = {
  organization: 'r.organization = ?',
  registration: 'r.registration = ?',
  division: 'r.division = ?',
  status: 'r.status = ?',
};

type RegistrationTeamFilters = {
  organization?: string;
  registration?: string;
  division?: string;
  status?: (typeof teamStatuses)[number];
  payment?: (typeof paymentFilters)[number];
  capacityState?: (typeof capacityStateNames)[number];
  deleted?: boolean;
};

const statusesOf: Readonly<
  Record<Exclude<(typeof paymentFilters)[number], 'All'>, readonly PaymentStatus[]>
> = {
  'Partial Paid': ['partial'],
  'Fully Paid': ['paid'],
  Unpaid: ['unpaid', 'refunded'],
};

type Derivable = Pick<RegistrationTeamRow, keyof ReadRow | keyof MoneyFacts | 'division'>;

/**
 * What is derived can't be asked of the database: the candidates are read in one statement, judged by the one rule,
 * and their ids narrow the list.
 */
async function derivedCondition(
  ctx: Context,
  { payment, capacityState }: RegistrationTeamFilters,
  conditions: readonly Condition[],
): Promise<Condition[]> {
  const statuses = payment === undefined || payment === 'All' ? null : statusesOf[payment];
  if (!statuses && capacityState === undefined) return [];
  const candidates = await findAllVisible<Derivable>(
    ctx,
    {
      ...readableRegistrationTeam,
      row: undefined as never,
      columns:
        'r.id AS "_id", r.version, r.organization, r.division, r.has_paid AS "hasPaid", ' +
        `r.custom_paid_amount AS "customPaidAmount", ${moneyColumns}`,
    },
    conditions,
  );
  const states = capacityState === undefined ? null : await statesOf(ctx, candidates);
  const ids = candidates
    .filter((row) => !statuses || statuses.includes(moneyOf(row).paymentStatus))
    .filter(({ _id }) => !states || states.get(_id) === capacityState)
    .map(({ _id }) => _id);
  return [{ sql: 'r.id = ANY(?)', value: ids }];
}

const statesOf = (ctx: Context, rows: readonly Pick<RegistrationTeamRow, 'division'>[]) =>
  capacityStatesOf(
    ctx,
    rows.map(({ division }) => division),
  );

export const getRegistrationTeam = (ctx: Context, id: string) =>
  findVisible(ctx, readableRegistrationTeam, id);

type RegistrationTeamQuery = Paging & RegistrationTeamFilters;

export type RegistrationTeamPage = Page<RegistrationTeamRow>;

/** Without removed submissions, or with `deleted` those alone: its organization sees them, nobody else. */
export async function listRegistrationTeams(
  ctx: Context,
  query: RegistrationTeamQuery,
  within: RegistrationTeamFilters = {},
): Promise<RegistrationTeamPage> {
  const conditions = [
    ...filtersOf(query, filters, within),
    { sql: `r.deleted_at IS ${query.deleted === true ? 'NOT ' : ''}NULL` },
  ];
  const derived = await derivedCondition(ctx, query, conditions);
  return listVisible(ctx, readableRegistrationTeam, query, [...conditions, ...derived]);
}

/** Throws 404 for a registration that the caller may not see and has no team in. */
export async function listRegistrationTeamsOf(
  ctx: Context,
  registration: string,
  query: RegistrationTeamQuery,
): Promise<RegistrationTeamPage> {
  const within = { registration };
  const page = await listRegistrationTeams(ctx, query, within);
  if (page.count > 0) return page;
  if ((await listRegistrationTeams(ctx, { limit: 1 }, within)).count === 0) {
    await getRegistration(ctx, registration);
  }
  return page;
}

/** Throws 404 for an unknown name. */
export async function listRegistrationTeamsOfOrganization(
  ctx: Context,
  name: string,
  query: RegistrationTeamQuery,
): Promise<RegistrationTeamPage> {
  const { _id } = await findOrganizationByName(ctx, name);
  return listRegistrationTeams(ctx, query, { organization: _id });
}

/** The submissions as they are answered, each with the state that its division gives it. */
export async function presentRegistrationTeams(
  ctx: Context,
  rows: readonly RegistrationTeamRow[],
): Promise<z.infer<typeof RegistrationTeam>[]> {
  const states: ReadonlyMap<string, CapacityState | null> = await statesOf(ctx, rows);
  return rows.map((row) => presentRegistrationTeam(ctx.actor, row, states.get(row._id) ?? null));
}

export async function presentOne(ctx: Context, row: RegistrationTeamRow) {
  const [data] = await presentRegistrationTeams(ctx, [row]);
  return data as z.infer<typeof RegistrationTeam>;
}

/** The submissions of a registration that are not removed, oldest first, with how many players each has. */
export async function submissionsOf(ctx: Context, registration: string) {
  const rows = await findAllVisible(ctx, readableRegistrationTeam, [
    { sql: filters.registration, value: registration },
    { sql: 'r.deleted_at IS NULL' },
  ]);
  const teams = await presentRegistrationTeams(ctx, rows);
  return teams.map((team, index) => ({ ...team, players: rows[index]?.players ?? 0 }));
}

export const registrationTeamPopulation: Population = {
  byIds: async (ctx, ids): Promise<Document[]> =>
    presentRegistrationTeams(ctx, await findVisibleByIds(ctx, readableRegistrationTeam, ids)),
};
