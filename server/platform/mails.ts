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
};

export type MailTemplateName = keyof MailData;
