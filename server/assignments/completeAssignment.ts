import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { asPerson, managesTeam, type PersonContext } from '../roles/index.ts';
import type { AssignmentModel } from './model.ts';
import { assignmentRecord } from './record.ts';

/** The managers of the team, and the account of the player whose duty it is. */
async function mayComplete(ctx: Context, { player, divisionTeam }: AssignmentModel): Promise<boolean> {
  const me = asPerson(ctx);
  const own = await ctx.db.select(
    'SELECT 1 FROM players WHERE id = $1 AND user_id = $2 AND team = $3 AND removed_at IS NULL',
    [player, me.actor.id, divisionTeam],
  );
  return own.length > 0 || managesTeam(me, divisionTeam);
}

const completable = { ...assignmentRecord, mayWrite: mayComplete };

/**
 * Checks a duty off or takes that back; toggles where `completed` is left out. Two toggles at once follow one another.
 * Throws 404 for strangers, 403 for other members.
 */
export const completeAssignment = (ctx: PersonContext, id: string, completed?: boolean) =>
  updateAudited(ctx, completable, id, (assignment) => {
    assignment.completed = completed ?? !assignment.completed;
  });
