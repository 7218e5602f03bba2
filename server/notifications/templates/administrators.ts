import { button, oneLine, paragraph } from '../layout.ts';
import type { MailTemplate } from '../template.ts';
import { validFor } from '../wording.ts';

export const adminInvitation: MailTemplate<'admin_invitation'> = (data) => {
  const organization = oneLine(data.organizationName);
  return {
    subject: `Administer ${organization}`,
    organizationName: organization,
    parts: [
      paragraph('Hello,'),
      paragraph(`${oneLine(data.invitedBy)} invites you to administer ${organization}.`),
      button('Accept the invitation', data.link),
      paragraph(`${validFor(data.validHours)} If you did not expect this, ignore this mail.`),
    ],
    reason: `You get this mail because an administrator of ${organization} entered this address.`,
  };
};
