import type { Context } from '../platform/context.ts';
import { findSubmission } from './findSubmission.ts';
import { RegistrationTeamModel } from './model.ts';
import { recordSubmissionChanges } from './recordSubmissionChanges.ts';

/**
 * Money has moved: what the organizers said of it (`hasPaid`, `customPaidAmount`) ends and the ledger speaks, unless
 * the team's `disableSync` keeps their word. For who has the team's row locked.
 */
export async function clearPaidWord(ctx: Context, id: string): Promise<void> {
  const team = await RegistrationTeamModel.findByPk(id);
  if (!team || team.disableSync || (!team.hasPaid && team.customPaidAmount === null)) return;
  const before = await findSubmission(ctx, id);
  await team.update({ hasPaid: false, customPaidAmount: null });
  const after = await findSubmission(ctx, id);
  await recordSubmissionChanges(ctx, 'payment', [{ before, after }]);
}
