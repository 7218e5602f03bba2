/**
 * The mails of the service by name, and what each is told. Any capability asks for one with `enqueueMail`;
 * `notifications/` says how each reads. Links are whole addresses, `https://league.example/verify?token=...`.
 */
export type MailData = {
  /** To a new account: the address is confirmed by its owner. */
  verify_email: { name: string; link: string; validHours: number };
  /** To an account whose owner, or somebody else, asked for a new password. */
  reset_password: { name: string; link: string; validHours: number };
  /** To the owner of an account, when somebody signs up with its address. `link` leads to a new password. */
  account_exists: { name: string; link: string; validHours: number };
  /** To the new address of an account, before the change takes effect. */
  confirm_new_address: { name: string; link: string; validHours: number };
  /** To an address that is to administer an organization. `invitedBy` is the name of who asks. */
  admin_invitation: { organizationName: string; invitedBy: string; link: string; validHours: number };
  /** To the address with which a player was put on a roster. `hasAccount`: it is linked already. */
  player_signup: { name: string; teamName: string | null; organizationName: string; hasAccount: boolean };
  /** To the new address of a player whose registration asks for waivers: a link for each that is not signed. */
  player_waiver_required: {
    name: string;
    teamName: string | null;
    organizationName: string;
    waivers: { title: string; link: string }[];
    validHours: number;
  };
  /** To whoever registered a team, or for whom it was registered. `placesTaken`: what it has or can get is a wait. */
  team_registered: TeamMail & {
    name: string;
    thankYouMessage: string;
    needsPayment: boolean;
    placesTaken: boolean;
  };
  /** To those who run the competition: a team has signed up. `by` is the name of who did it. */
  team_registration_send_to_admins: TeamMail & { by: string };
  /** To the same: a manager asks them to accept the team. */
  team_request_accept_send_to_admins: TeamMail & { by: string };
  /** To the registrant and managers of a team that waited: a seat opened and is theirs. */
  waitlist_promoted: TeamMail;
  /** To the same of a team that had a seat: it waits now, because another comes before it or there are fewer. */
  team_waitlisted: TeamMail;
  /** To the manager of a team that the organizers hold a place for: the link fills it in. */
  registration_invitation: TeamMail & { name: string; link: string; validHours: number };
  /** To a team's registrant and managers: money of it has come in. Amounts in cents; the donation is part of `amount`. */
  payment_receipt: TeamMail &
    PaymentMail & { donation: number; remaining: number; seat: 'secured' | 'waitlisted' | null };
  /** To those who run the competition: the same news. */
  team_payment_send_to_admins: TeamMail & PaymentMail;
  /** To a player whose share of the fee is not paid. */
  player_payment_required: TeamMail & { name: string };
  /** To the registrant and managers of a team whose registration is not complete, some days before the deadline. */
  team_registration_reminder: TeamMail & DeadlineMail;
  /** To the same when the deadline is near. */
  hurry_finish_team_registration: TeamMail & DeadlineMail;
};

/** What the mails about a submission call its parts. */
type TeamMail = {
  organizationName: string;
  /** Of the league or tournament. */
  competitionName: string | null;
  divisionName: string | null;
  teamName: string;
};

/** `deadlineDay` is `YYYY-MM-DD` where the registration is; `daysLeft` 0 on that very day. */
type DeadlineMail = { deadlineDay: string; daysLeft: number };

type PaymentMail = { amount: number; currency: string; method: 'card' | 'cash' | 'check' | 'other' };

export type MailTemplateName = keyof MailData;
