import { requireFresh, type Context } from '../platform/context.ts';
import { DomainError, forbidden, notFound } from '../platform/errors.ts';
import { findVisible } from '../platform/reads.ts';
import { findSubmissions } from './findSubmissions.ts';
import { readableRegistrationTeam, RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';
import { mayEdit } from './policy.ts';

/** The submission, whoever asks: what an operation works on and answers. Throws 404 for one that is unknown. */
export async function findSubmission(ctx: Context, id: string): Promise<RegistrationTeamRow> {
  const row = (await findSubmissions(ctx, [id])).get(id);
  if (!row) throw notFound();
  return row;
}

/**
 * The submission, locked until the transaction ends, for its registrant, a manager, an administrator or a key that may
 * write. Throws 404 for one that is unknown or invisible, 403, 412, and `removed`.
 */
export async function findSubmissionForWrite(ctx: Context, id: string): Promise<RegistrationTeamModel> {
  const team = await RegistrationTeamModel.findByPk(id, { lock: true });
  if (!team) throw notFound();
  if (!mayEdit(ctx.actor, team)) {
    await findVisible(ctx, readableRegistrationTeam, id);
    throw forbidden();
  }
  requireFresh(ctx, team);
  if (team.deletedAt) throw new DomainError('removed');
  return team;
}
