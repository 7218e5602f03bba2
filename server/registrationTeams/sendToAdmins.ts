import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMails } from '../platform/outbox.ts';
import { findTeamFacts } from './findTeamFacts.ts';
import type { RegistrationTeamModel } from './model.ts';
import { organizerAddresses } from './organizerAddresses.ts';

type Team = Pick<RegistrationTeamModel, '_id' | 'organization' | 'registration' | 'division'>;

/** Mails those who run the competition. */
export async function sendToAdmins(
  ctx: Context,
  template: 'team_request_accept_send_to_admins',
  team: Team,
): Promise<void> {
  const { organization, ...facts } = await findTeamFacts(ctx, team._id);
  const by = ctx.actor.kind === 'anonymous' ? facts.organizationName : ctx.actor.name;
  await enqueueMails(
    ctx,
    (await organizerAddresses(ctx, team)).map((to) => ({
      template,
      to,
      organization,
      data: { ...facts, by },
      dedupeKey: `${template}:${newObjectId()}`,
    })),
  );
}
