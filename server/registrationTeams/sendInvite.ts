import type { z } from 'zod';
import type { SendInvite } from '../../contract/registrationTeamBodies.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { findForWrite } from '../platform/writes.ts';
import { findSubmission } from './findSubmission.ts';
import { mailInvite } from './mailInvite.ts';
import {
  readableRegistrationTeam,
  RegistrationTeamModel,
  type RegistrationTeamRow,
  type TeamPerson,
} from './model.ts';

/**
 * Sends the invitation of a placeholder, to the same address as before or to another, which becomes its manager's; the
 * links sent earlier end. Throws 404, 403, `removed`, and `already_registered` once somebody has filled it in.
 */
export const sendInvite = (
  ctx: Context,
  id: string,
  { email, name }: z.infer<typeof SendInvite>,
): Promise<RegistrationTeamRow> =>
  ctx.transaction(async () => {
    const team = await findForWrite(ctx, RegistrationTeamModel, readableRegistrationTeam, id);
    if (team.deletedAt) throw new DomainError('removed');
    if (!team.unregistered) throw new DomainError('already_registered');
    const [, ...others] = team.managers;
    const isAt = (person: TeamPerson) => person.email?.toLowerCase() === email.toLowerCase();
    const manager = { name: name ?? team.managers.find(isAt)?.name ?? '', email };
    team.set('managers', [manager, ...others.filter((person) => !isAt(person))]);
    if (team.changed()) await team.save();
    await mailInvite(ctx, id, manager);
    await recordAudit(ctx, {
      action: 'invite',
      resource: 'registrationTeam',
      resourceId: id,
      organization: team.organization,
      after: { managers: team.managers },
    });
    return findSubmission(ctx, id);
  });
