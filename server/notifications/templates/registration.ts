import type { MailData } from '../../platform/mails.ts';
import { button, oneLine, paragraph, type Part } from '../layout.ts';
import type { MailTemplate } from '../template.ts';
import { greeting, placeOf, validFor } from '../wording.ts';

/** What an organizer wrote, line by line. */
const paragraphsOf = (text: string): Part[] =>
  text
    .split(/\n+/)
    .map((line) => oneLine(line, 2000))
    .filter((line) => line !== '')
    .map(paragraph);

/** Said at once, so that nobody takes being registered for a place, or pays and learns of the waitlist only later. */
function placeText({ needsPayment, placesTaken }: MailData['team_registered'], team: string): string[] {
  if (needsPayment && placesTaken) {
    return [
      'All places are taken at the moment: once its fee is paid, at least in part, the team is on the waitlist.',
    ];
  }
  if (needsPayment) return ['The team holds a place once its fee is paid, at least in part.'];
  return placesTaken ? [`All places are taken at the moment: ${team} is on the waitlist.`] : [];
}

export const teamRegistered: MailTemplate<'team_registered'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  return {
    subject: `${team} is registered`,
    organizationName: organization,
    parts: [
      paragraph(greeting(data.name)),
      paragraph(`${team} is registered for ${placeOf(data)}.`),
      ...placeText(data, team).map(paragraph),
      ...paragraphsOf(data.thankYouMessage),
    ],
    reason: `You get this mail because ${team} was registered with ${organization}.`,
  };
};

export const teamRegistrationSendToAdmins: MailTemplate<'team_registration_send_to_admins'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  return {
    subject: `New team: ${team}`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(`${oneLine(data.by)} has registered ${team} for ${placeOf(data)}.`),
    ],
    reason: `You get this mail because you administer ${organization}.`,
  };
};

export const teamRequestAcceptSendToAdmins: MailTemplate<'team_request_accept_send_to_admins'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  return {
    subject: `Please accept ${team}`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(`${oneLine(data.by)} asks you to accept ${team} in ${placeOf(data)}.`),
    ],
    reason: `You get this mail because you administer ${organization}.`,
  };
};

export const registrationInvitation: MailTemplate<'registration_invitation'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  return {
    subject: `Register ${team}`,
    organizationName: organization,
    parts: [
      paragraph(greeting(data.name)),
      paragraph(`${organization} holds a place for ${team} in ${placeOf(data)}. Fill in the registration:`),
      button('Register the team', data.link),
      paragraph(`${validFor(data.validHours)} If you did not expect this, ignore this mail.`),
    ],
    reason: `You get this mail because an administrator of ${organization} entered this address.`,
  };
};

export const playerPaymentRequired: MailTemplate<'player_payment_required'> = (data) => {
  const organization = oneLine(data.organizationName);
  const team = oneLine(data.teamName);
  return {
    subject: `Your fee for ${team}`,
    organizationName: organization,
    parts: [
      paragraph(greeting(data.name)),
      paragraph(
        `Your share of the fee for ${team} in ${placeOf(data)} is not paid yet. Sign in to pay it, or ask the manager ` +
          'of your team.',
      ),
    ],
    reason: `You get this mail because you were registered as a player of ${organization} with this address.`,
  };
};
