import { invalidReference } from '../platform/errors.ts';
import { enqueuePush } from '../platform/outbox.ts';
import type { PersonContext } from '../roles/index.ts';
import type { AssignmentRow } from './model.ts';

/** A player whom a body names, of any team or of none. `user`: the linked account. */
export type Assignee = { team: string | null; user: string | null; isRemoved: boolean };

/** Held until the transaction ends, so that nobody is given a duty while leaving the roster. */
export async function findAssignee(ctx: PersonContext, player: string): Promise<Assignee | undefined> {
  const [assignee] = await ctx.db.select<Assignee>(
    `SELECT team, user_id AS "user", removed_at IS NOT NULL AS "isRemoved" FROM players WHERE id = $1 FOR SHARE`,
    [player],
  );
  return assignee;
}

/** Refuses a player who is not on the team's roster. Throws `invalid_reference`. */
export function requireOnRoster(
  assignee: Assignee | undefined,
  divisionTeam: string,
): asserts assignee is Assignee {
  if (!assignee || assignee.isRemoved || assignee.team !== divisionTeam) throw invalidReference('player');
}

/** Tells the account of the player who now has the duty, where there is one. */
export async function tellAssignee(
  ctx: PersonContext,
  { user }: Assignee,
  assignment: AssignmentRow,
): Promise<void> {
  if (user === null) return;
  const { _id, version, organization, divisionTeam, game, teamEvent, title } = assignment;
  await enqueuePush(ctx, {
    template: 'assignment_created',
    to: { user },
    organization,
    data: { divisionTeam, assignment: _id, game, teamEvent, title },
    // A duty that comes back to somebody is news again.
    dedupeKey: `assignment_created:${_id}:${version}`,
  });
}
