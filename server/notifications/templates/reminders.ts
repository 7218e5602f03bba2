import type { MailData } from '../../platform/mails.ts';
import { oneLine, paragraph } from '../layout.ts';
import type { MailTemplate } from '../template.ts';
import { dayText, placeOf } from '../wording.ts';

type Data = MailData['team_registration_reminder'];

const leftText = ({ deadlineDay, daysLeft }: Data): string => {
  const day = dayText(deadlineDay);
  if (daysLeft === 0) return `today, ${day}`;
  return `${day}: ${daysLeft === 1 ? 'tomorrow' : `${daysLeft} days are left`}`;
};

const reasonOf = (data: Data): string =>
  `You get this mail because you registered or manage ${oneLine(data.teamName)} with ${oneLine(data.organizationName)}.`;

const what =
  'Sign in to see what is missing: players, answers, or the release statement. Then mark it complete, and no reminder follows.';

export const teamRegistrationReminder: MailTemplate<'team_registration_reminder'> = (data) => {
  const team = oneLine(data.teamName);
  return {
    subject: `${team}: the registration is not complete`,
    organizationName: oneLine(data.organizationName),
    parts: [
      paragraph('Hello,'),
      paragraph(
        `The registration of ${team} for ${placeOf(data)} is not complete. The deadline is ${leftText(data)}.`,
      ),
      paragraph(what),
    ],
    reason: reasonOf(data),
  };
};

export const hurryFinishTeamRegistration: MailTemplate<'hurry_finish_team_registration'> = (data) => {
  const team = oneLine(data.teamName);
  return {
    subject: `Hurry: finish the registration of ${team}`,
    organizationName: oneLine(data.organizationName),
    parts: [
      paragraph('Hello,'),
      paragraph(
        `Time is running out: the registration of ${team} for ${placeOf(data)} is not complete, and the deadline is ${leftText(data)}.`,
      ),
      paragraph(what),
    ],
    reason: reasonOf(data),
  };
};
