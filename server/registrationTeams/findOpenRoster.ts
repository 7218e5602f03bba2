import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { isRosterLocked } from '../registrations/index.ts';
import { findSubmissionForWrite } from './findSubmission.ts';
import { findForm } from './lockForm.ts';
import type { RegistrationTeamModel } from './model.ts';

/**
 * The submission, locked, for whoever may change its roster: after the roster lock administrators only. An `If-Match` is
 * the player's and none of its business. Throws 404, 403, `removed`, `roster_locked`.
 */
export async function findOpenRoster(ctx: Context, id: string): Promise<RegistrationTeamModel> {
  const team = await findSubmissionForWrite({ ...ctx, ifMatch: undefined }, id);
  if (administers(ctx.actor, team.organization)) return team;
  const { settings } = await findForm(ctx, team.registration);
  if (isRosterLocked(settings, ctx.now())) throw new DomainError('roster_locked');
  return team;
}
