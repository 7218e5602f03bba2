import type { MailData } from '../../platform/mails.ts';
import { oneLine, paragraph } from '../layout.ts';
import type { MailTemplate } from '../template.ts';

type Names = MailData['waitlist_promoted'];

/** The names as a mail may show them; `place` is "Spring League, Division A". */
function shown({ organizationName, competitionName, divisionName, teamName }: Names) {
  const place = [competitionName, divisionName].filter((name) => name !== null).map((name) => oneLine(name));
  return { organization: oneLine(organizationName), team: oneLine(teamName), place: place.join(', ') };
}

export const waitlistPromoted: MailTemplate<'waitlist_promoted'> = (data) => {
  const { organization, team, place } = shown(data);
  return {
    subject: `${team} is off the waitlist`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(`A spot has opened in ${place}, and it goes to ${team}: the team is off the waitlist.`),
      paragraph(
        'If the team can’t play, please tell the organizers, so that the next in line gets the spot.',
      ),
    ],
    reason: `You get this mail because you registered or manage ${team} at ${organization}.`,
  };
};

export const teamWaitlisted: MailTemplate<'team_waitlisted'> = (data) => {
  const { organization, team, place } = shown(data);
  return {
    subject: `${team} is on the waitlist`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(`${team} had a spot in ${place} and is on the waitlist now.`),
      paragraph(
        'That happens when a team that registered earlier completes its payment, when there are fewer spots, or by a ' +
          'decision of the organizers. Nothing that was paid is lost: ask the organizers if you have questions.',
      ),
    ],
    reason: `You get this mail because you registered or manage ${team} at ${organization}.`,
  };
};
