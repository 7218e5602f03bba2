import type { MailData, MailTemplateName } from '../platform/mails.ts';

export const sampleLink = 'https://league.example/verify?token=abc123&next=%2Fhome';

const team = {
  organizationName: 'Oak Park League',
  competitionName: 'Spring League',
  divisionName: 'Division A',
  teamName: 'Riverside Hawks',
};
/** What each mail is told, as an example: for the preview and the tests. */
export const sampleMails: { [Name in MailTemplateName]: MailData[Name] } = {
  verify_email: { name: 'Ada Lovelace', link: sampleLink, validHours: 24 },
  reset_password: { name: 'Ada Lovelace', link: sampleLink, validHours: 1 },
  account_exists: { name: 'Ada Lovelace', link: sampleLink, validHours: 1 },
  confirm_new_address: { name: 'Ada Lovelace', link: sampleLink, validHours: 24 },
  admin_invitation: {
    organizationName: 'Oak Park League',
    invitedBy: 'Grace Hopper',
    link: sampleLink,
    validHours: 168,
  },
  team_registered: {
    ...team,
    name: 'Ada Lovelace',
    thankYouMessage: 'See you there!',
    needsPayment: true,
    placesTaken: false,
  },
  team_registration_send_to_admins: { ...team, by: 'Ada Lovelace' },
  team_request_accept_send_to_admins: { ...team, by: 'Ada Lovelace' },
  registration_invitation: { ...team, name: 'Ada Lovelace', link: sampleLink, validHours: 336 },
  team_registration_reminder: { ...team, deadlineDay: '2026-03-08', daysLeft: 3 },
  hurry_finish_team_registration: { ...team, deadlineDay: '2026-03-08', daysLeft: 0 },
  waitlist_promoted: team,
  team_waitlisted: team,
  payment_receipt: {
    ...team,
    amount: 13_000,
    currency: 'usd',
    method: 'card',
    donation: 500,
    remaining: 2_500,
    seat: 'waitlisted',
  },
  team_payment_send_to_admins: { ...team, amount: 13_000, currency: 'usd', method: 'cash' },
  player_payment_required: { ...team, name: 'Ada Lovelace' },
  player_signup: {
    name: 'Ada Lovelace',
    teamName: 'Riverside Hawks',
    organizationName: 'Oak Park League',
    hasAccount: false,
  },
  player_waiver_required: {
    name: 'Ada Lovelace',
    teamName: null,
    organizationName: 'Oak Park League',
    waivers: [{ title: 'Assumption of risk', link: sampleLink }],
    validHours: 720,
  },
};
