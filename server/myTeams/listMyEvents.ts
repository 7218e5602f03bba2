import type { PersonContext } from '../roles/index.ts';
import { teamEventsOf, upcoming, type TeamEventQuery } from '../teamEvents/index.ts';
import { idsOf, ownTeams, zonesOf } from './ownTeams.ts';

/** The events of the caller's teams that have not begun, soonest first; `from` is now where nothing is sent. */
export async function listMyEvents(ctx: PersonContext, query: TeamEventQuery) {
  const teams = await ownTeams(ctx);
  return teamEventsOf(ctx, idsOf(teams), query, [upcoming(query.from ?? ctx.now(), zonesOf(teams))]);
}
