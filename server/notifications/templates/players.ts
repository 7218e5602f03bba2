import { button, oneLine, paragraph } from '../layout.ts';
import type { MailTemplate } from '../template.ts';
import { greeting, validFor } from '../wording.ts';

/** "Riverside Hawks", or where there is no team yet, the organization. */
const rosterOf = (data: { teamName: string | null; organizationName: string }) =>
  oneLine(data.teamName ?? data.organizationName);

export const playerSignup: MailTemplate<'player_signup'> = (data) => {
  const organization = oneLine(data.organizationName);
  const roster = rosterOf(data);
  return {
    subject: `You are on the roster of ${roster}`,
    organizationName: organization,
    parts: [
      paragraph(greeting(data.name)),
      paragraph(`You were put on the roster of ${roster}.`),
      paragraph(
        data.hasAccount
          ? 'It is linked to your account: sign in, and you see your team and its games.'
          : 'Sign up with this e-mail address, and you see your team and its games as soon as it is confirmed.',
      ),
    ],
    reason: `You get this mail because you were registered as a player of ${organization} with this address.`,
  };
};

export const playerWaiverRequired: MailTemplate<'player_waiver_required'> = (data) => {
  const organization = oneLine(data.organizationName);
  const [only] = data.waivers.length === 1 ? data.waivers : [];
  return {
    subject: only ? `Please sign: ${oneLine(only.title)}` : `Please sign ${data.waivers.length} waivers`,
    organizationName: organization,
    parts: [
      paragraph(greeting(data.name)),
      paragraph(`${organization} asks you, as a player of ${rosterOf(data)}, to read and sign:`),
      ...data.waivers.map(({ title, link }) => button(`Read and sign: ${oneLine(title)}`, link)),
      paragraph(`${validFor(data.validHours)} Nothing is signed until you say so on that page.`),
    ],
    reason: `You get this mail because you were registered as a player of ${organization} with this address.`,
  };
};
