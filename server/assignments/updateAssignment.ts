import type { z } from 'zod';
import type { UpdateAssignment } from '../../contract/assignments.ts';
import { updateAudited } from '../audit/index.ts';
import { sentFields } from '../platform/writes.ts';
import type { PersonContext } from '../roles/index.ts';
import { findAssignee, requireOnRoster, tellAssignee, type Assignee } from './assignee.ts';
import { assignmentRecord } from './record.ts';

/**
 * Only the fields sent change; another player is told. Throws 404 for strangers, 403 for mere members,
 * `invalid_reference` for a player who is not on the team's roster.
 */
export const updateAssignment = (ctx: PersonContext, id: string, body: z.infer<typeof UpdateAssignment>) =>
  ctx.transaction(async () => {
    let newAssignee: Assignee | undefined;
    const row = await updateAudited(ctx, assignmentRecord, id, async (assignment) => {
      assignment.set(sentFields(body, ['player', 'title', 'note', 'completed']));
      if (!assignment.changed('player')) return;
      const assignee = await findAssignee(ctx, assignment.player);
      requireOnRoster(assignee, assignment.divisionTeam);
      newAssignee = assignee;
    });
    if (newAssignee) await tellAssignee(ctx, newAssignee, row);
    return row;
  });
