import type { RenderedMail } from '../platform/mailer.ts';
import type { MailData, MailTemplateName } from '../platform/mails.ts';
import { layOut } from './layout.ts';
import type { MailTemplate } from './template.ts';
import { accountExists, confirmNewAddress, resetPassword, verifyEmail } from './templates/accounts.ts';
import { adminInvitation } from './templates/administrators.ts';

const templates: { readonly [Name in MailTemplateName]: MailTemplate<Name> } = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  account_exists: accountExists,
  confirm_new_address: confirmNewAddress,
  admin_invitation: adminInvitation,
};

export const isMailTemplate = (name: string): name is MailTemplateName => Object.hasOwn(templates, name);

/** Subject, text and HTML of a mail. */
export const renderMail = <Name extends MailTemplateName>(name: Name, data: MailData[Name]): RenderedMail =>
  layOut(templates[name](data));
