import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMails } from '../platform/outbox.ts';
import { findTeamContacts } from './findTeamFacts.ts';

/**
 * Tells the registrant and the managers of these teams what became of their seats: one mail an address and team. Each
 * call is news of its own, told in the transaction that makes it true.
 */
export async function sendSeatNotices(
  ctx: Context,
  template: 'waitlist_promoted' | 'team_waitlisted',
  teams: readonly string[],
): Promise<void> {
  if (teams.length === 0) return;
  const contacts = await findTeamContacts(ctx, teams);
  await enqueueMails(
    ctx,
    contacts.map(({ _id, to, organization, ...data }) => ({
      template,
      to,
      organization,
      data,
      dedupeKey: `${template}:${newObjectId()}`,
    })),
  );
}
