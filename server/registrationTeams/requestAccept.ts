import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { changeSubmission } from './changeSubmission.ts';
import type { RegistrationTeamRow } from './model.ts';
import { sendToAdmins } from './sendToAdmins.ts';

/** How long the organizers are left in peace after they were asked. */
const pauseMs = 24 * 3_600_000;

/**
 * Asks the organizers by mail to accept the team. Throws 404, 403, `removed`, and `already_requested` within 24 hours of
 * the last time.
 */
export const requestAccept = (ctx: Context, id: string): Promise<RegistrationTeamRow> =>
  changeSubmission(
    ctx,
    id,
    async (team) => {
      const now = ctx.now();
      const asked = team.acceptRequestedAt;
      if (asked && now.getTime() - asked.getTime() < pauseMs) throw new DomainError('already_requested');
      team.acceptRequestedAt = now;
      await sendToAdmins(ctx, 'team_request_accept_send_to_admins', team);
    },
    'requestAccept',
  );
