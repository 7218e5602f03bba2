import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMails, type OutgoingMail } from '../platform/outbox.ts';
import { moneyOf, type RegistrationModel } from '../registrations/index.ts';
import { findPlaceNames, type PlaceNames } from './findTeamFacts.ts';
import type { RegistrationTeamRow } from './model.ts';
import { organizerAddresses } from './organizerAddresses.ts';

/** Whom the news of a sign-up goes to: who registered the team, or for whom the organizers did. */
function recipientsOf({ actor }: Context, { managers }: RegistrationTeamRow) {
  if (actor.kind === 'user') return [{ name: actor.name, email: actor.email }];
  return managers.flatMap(({ name, email }) => (email === null ? [] : [{ name, email }]));
}

/** What the news of a sign-up needs beside the team: to be looked up before others are kept waiting. */
export type Audience = { readonly names: PlaceNames; readonly organizers: readonly string[] };

export async function findAudience(
  ctx: Pick<Context, 'db'>,
  registration: RegistrationModel,
  division: string | null,
): Promise<Audience> {
  const { _id, organization } = registration;
  return {
    names: await findPlaceNames(ctx, _id, division),
    organizers: await organizerAddresses(ctx, { organization, registration: _id, division }, registration),
  };
}

type News = 'team_registered' | 'team_registration_send_to_admins';

/**
 * Confirms a sign-up to whoever made it, and tells the organizers.
 *
 * @param placesTaken the team came to a division without a free seat
 */
export async function sendTeamRegistered(
  ctx: Context,
  { requireThankYouMessage, thankYouMessage }: RegistrationModel,
  team: RegistrationTeamRow,
  { names, organizers }: Audience,
  placesTaken: boolean,
): Promise<void> {
  const { _id, organization } = team;
  const facts = { ...names, teamName: team.name };
  const { holdsSeat, amountRemaining } = moneyOf(team);
  const by = ctx.actor.kind === 'anonymous' ? names.organizationName : ctx.actor.name;
  const mails: OutgoingMail<News>[] = [
    ...recipientsOf(ctx, team).map(({ name, email }) => ({
      template: 'team_registered' as const,
      to: email,
      organization,
      data: {
        ...facts,
        name,
        thankYouMessage: requireThankYouMessage ? thankYouMessage : '',
        needsPayment: !holdsSeat && amountRemaining > 0,
        placesTaken,
      },
      dedupeKey: `team_registered:${_id}:${email.toLowerCase()}`,
    })),
    ...organizers.map((to) => ({
      template: 'team_registration_send_to_admins' as const,
      to,
      organization,
      data: { ...facts, by },
      dedupeKey: `team_registration_send_to_admins:${newObjectId()}`,
    })),
  ];
  await enqueueMails(ctx, mails);
}
