import type { z } from 'zod';
import type { CreateAssignment } from '../../contract/assignments.ts';
import { createAudited } from '../audit/index.ts';
import { notFound } from '../platform/errors.ts';
import { requireManager, type PersonContext } from '../roles/index.ts';
import { requireOccasion } from '../teamEvents/index.ts';
import { findAssignee, requireOnRoster, tellAssignee } from './assignee.ts';
import { assignmentRecord } from './record.ts';

/**
 * Gives a player of the caller's team a duty and tells the player. Throws 404 for a player of a team on which the caller
 * is nothing, 403 for mere members, `invalid_reference` for a game or event of another team.
 */
export const createAssignment = (ctx: PersonContext, body: z.infer<typeof CreateAssignment>) =>
  ctx.transaction(async () => {
    const { player, title, note = null } = body;
    const assignee = await findAssignee(ctx, player);
    if (!assignee?.team) throw notFound();
    const { organization } = await requireManager(ctx, assignee.team);
    requireOnRoster(assignee, assignee.team);
    const occasion = await requireOccasion(ctx, assignee.team, body);
    const assignment = await createAudited(ctx, assignmentRecord, {
      organization,
      divisionTeam: assignee.team,
      player,
      title,
      note,
      ...occasion,
    });
    await tellAssignee(ctx, assignee, assignment);
    return assignment;
  });
