import type { Context } from '../platform/context.ts';
import { findSubmission, findSubmissionForWrite } from './findSubmission.ts';
import type { RegistrationTeamModel, RegistrationTeamRow } from './model.ts';
import { recordSubmissionChanges } from './recordSubmissionChanges.ts';

/**
 * Locks the submission, lets `change` check and set its fields, saves, and reads it back, with an audit entry. One that
 * changes nothing leaves version and log as they were. For whoever may edit it; throws as `findSubmissionForWrite` does.
 */
export const changeSubmission = (
  ctx: Context,
  id: string,
  change: (team: RegistrationTeamModel, before: RegistrationTeamRow) => Promise<void> | void,
  action = 'update',
): Promise<RegistrationTeamRow> =>
  ctx.transaction(async () => {
    const team = await findSubmissionForWrite(ctx, id);
    const before = await findSubmission(ctx, id);
    await change(team, before);
    if (!team.changed()) return before;
    await team.save();
    const after = await findSubmission(ctx, id);
    await recordSubmissionChanges(ctx, action, [{ before, after }]);
    return after;
  });
