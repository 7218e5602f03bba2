import { recordAudits, type AuditEntry } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { RegistrationTeamRow } from './model.ts';
import { presentSubmission } from './presenter.ts';

/** A submission as it stood, null where it is new, and as it stands now. */
type SubmissionChange = {
  readonly before: RegistrationTeamRow | null;
  readonly after: RegistrationTeamRow;
};

export const submissionEntry = (
  { actor }: Pick<Context, 'actor'>,
  action: string,
  { before, after }: SubmissionChange,
): AuditEntry => ({
  action,
  resource: 'registrationTeam',
  resourceId: after._id,
  organization: after.organization,
  before: before && presentSubmission(actor, before),
  after: presentSubmission(actor, after),
});

/** The audit entries of writes to submissions, in the open transaction. */
export const recordSubmissionChanges = (
  ctx: Context,
  action: string,
  changes: readonly SubmissionChange[],
): Promise<void> =>
  recordAudits(
    ctx,
    changes.map((change) => submissionEntry(ctx, action, change)),
  );
