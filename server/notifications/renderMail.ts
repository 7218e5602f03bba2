import type { RenderedMail } from '../platform/mailer.ts';
import type { MailData, MailTemplateName } from '../platform/mails.ts';
import { layOut } from './layout.ts';
import type { MailTemplate } from './template.ts';
import { accountExists, confirmNewAddress, resetPassword, verifyEmail } from './templates/accounts.ts';
import { adminInvitation } from './templates/administrators.ts';
import { paymentReceipt, teamPaymentSendToAdmins } from './templates/payments.ts';
import { playerSignup, playerWaiverRequired } from './templates/players.ts';
import {
  playerPaymentRequired,
  registrationInvitation,
  teamRegistered,
  teamRegistrationSendToAdmins,
  teamRequestAcceptSendToAdmins,
} from './templates/registration.ts';
import { hurryFinishTeamRegistration, teamRegistrationReminder } from './templates/reminders.ts';
import { teamWaitlisted, waitlistPromoted } from './templates/seats.ts';

const templates: { readonly [Name in MailTemplateName]: MailTemplate<Name> } = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  account_exists: accountExists,
  confirm_new_address: confirmNewAddress,
  admin_invitation: adminInvitation,
  player_signup: playerSignup,
  player_waiver_required: playerWaiverRequired,
  team_registered: teamRegistered,
  team_registration_send_to_admins: teamRegistrationSendToAdmins,
  team_request_accept_send_to_admins: teamRequestAcceptSendToAdmins,
  registration_invitation: registrationInvitation,
  payment_receipt: paymentReceipt,
  team_payment_send_to_admins: teamPaymentSendToAdmins,
  player_payment_required: playerPaymentRequired,
  team_registration_reminder: teamRegistrationReminder,
  hurry_finish_team_registration: hurryFinishTeamRegistration,
  waitlist_promoted: waitlistPromoted,
  team_waitlisted: teamWaitlisted,
};

export const isMailTemplate = (name: string): name is MailTemplateName => Object.hasOwn(templates, name);

/** Mails that nobody has asked for and that somebody may do without. */
const optional: ReadonlySet<string> = new Set<MailTemplateName>([
  'team_registration_reminder',
  'hurry_finish_team_registration',
]);

export const isOptional = (name: string): boolean => optional.has(name);

/**
 * Subject, text and HTML of a mail.
 *
 * @param unsubscribe the link that ends such mails, where there is one
 */
export const renderMail = <Name extends MailTemplateName>(
  name: Name,
  data: MailData[Name],
  unsubscribe?: string,
): RenderedMail => layOut(templates[name](data), unsubscribe);
