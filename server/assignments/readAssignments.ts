import type { Population } from '../platform/include.ts';
import { findVisible, findVisibleByIds, findVisibleByParents, withPersonal } from '../platform/reads.ts';
import type { PersonContext } from '../roles/index.ts';
import { getTeamEvent, ownTeamsInGame } from '../teamEvents/index.ts';
import { readableAssignment, type AssignmentRow } from './model.ts';
import { presentAssignment } from './presenter.ts';

/** Throws 404 for one that is unknown or another team's. */
export const getAssignment = (ctx: PersonContext, id: string) => findVisible(ctx, readableAssignment, id);

/**
 * The duties at a game, of one team or of the caller's teams in it, in the order they were given. Throws 404 where it
 * has none there.
 */
export async function listAssignmentsForGame(
  ctx: PersonContext,
  game: string,
  team?: string,
): Promise<AssignmentRow[]> {
  return dutiesOf(ctx, await ownTeamsInGame(ctx, game, team), 'r.game', game);
}

/** The duties at an event, in the order they were given. Throws 404 for one that is unknown or another team's. */
export async function listAssignmentsForTeamEvent(ctx: PersonContext, id: string): Promise<AssignmentRow[]> {
  const { divisionTeam } = await getTeamEvent(ctx, id);
  return dutiesOf(ctx, [divisionTeam], 'r.team_event', id);
}

/** Whether the caller belongs to the teams is asked before. */
const dutiesOf = (
  ctx: PersonContext,
  teams: readonly string[],
  column: 'r.game' | 'r.team_event',
  id: string,
): Promise<AssignmentRow[]> =>
  findVisibleByParents(
    ctx,
    withPersonal(readableAssignment, (_me, add) => `r.division_team = ANY(${add(teams)})`),
    column,
    [id],
  );

export const assignmentPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableAssignment, ids)).map(presentAssignment),
};
