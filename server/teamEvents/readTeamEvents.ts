import { usualMobileLimit } from '../../contract/lists.ts';
import { getOrganization } from '../identity/index.ts';
import type { Population } from '../platform/include.ts';
import {
  findVisible,
  findVisibleByIds,
  listVisible,
  withPersonal,
  type Condition,
  type Page,
  type Paging,
} from '../platform/reads.ts';
import { requireMember, type PersonContext } from '../roles/index.ts';
import { readableTeamEvent, type TeamEventRow } from './model.ts';
import { presentTeamEvent } from './presenter.ts';
import { upcoming } from './upcoming.ts';

export type TeamEventQuery = Pick<Paging, 'limit' | 'after'> & { from?: string };

/** Throws 404 for one that is unknown or another team's. */
export const getTeamEvent = (ctx: PersonContext, id: string) => findVisible(ctx, readableTeamEvent, id);

/** The events of these teams, by date. Whether the caller belongs to the teams is asked before. */
export const teamEventsOf = (
  ctx: PersonContext,
  divisionTeams: readonly string[],
  { limit = usualMobileLimit, after }: TeamEventQuery,
  conditions: readonly Condition[],
): Promise<Page<TeamEventRow>> =>
  listVisible(
    ctx,
    withPersonal(readableTeamEvent, (_me, add) => `r.division_team = ANY(${add(divisionTeams)})`),
    { limit, ...(after === undefined ? {} : { after }) },
    conditions,
  );

/** Throws 404 for a team that the caller has no role on. */
export async function listTeamEvents(
  ctx: PersonContext,
  divisionTeam: string,
  query: TeamEventQuery,
): Promise<Page<TeamEventRow>> {
  const { organization } = await requireMember(ctx, divisionTeam);
  if (query.from === undefined) return teamEventsOf(ctx, [divisionTeam], query, []);
  const { timeZone } = await getOrganization(ctx, organization);
  const since = upcoming(query.from, new Map([[organization, timeZone]]));
  return teamEventsOf(ctx, [divisionTeam], query, [since]);
}

export const teamEventPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableTeamEvent, ids)).map(presentTeamEvent),
};
