import { button, paragraph } from '../layout.ts';
import { greeting, validFor } from '../wording.ts';
import type { MailTemplate } from '../template.ts';

export const verifyEmail: MailTemplate<'verify_email'> = ({ name, link, validHours }) => ({
  subject: 'Confirm your e-mail address',
  parts: [
    paragraph(greeting(name)),
    paragraph('An account was made with this e-mail address. Confirm that it is yours, and you can sign in.'),
    button('Confirm the address', link),
    paragraph(`${validFor(validHours)} If you did not sign up, ignore this mail: nothing will happen.`),
  ],
  reason: 'You get this mail because somebody signed up with this address.',
});

export const resetPassword: MailTemplate<'reset_password'> = ({ name, link, validHours }) => ({
  subject: 'Choose a new password',
  parts: [
    paragraph(greeting(name)),
    paragraph('A new password was asked for your account.'),
    button('Choose a new password', link),
    paragraph(
      `${validFor(validHours)} If you did not ask for it, ignore this mail: your password stays as it is.`,
    ),
  ],
  reason: 'You get this mail because a new password was asked for the account with this address.',
});

export const accountExists: MailTemplate<'account_exists'> = ({ name, link, validHours }) => ({
  subject: 'You already have an account',
  parts: [
    paragraph(greeting(name)),
    paragraph(
      'Somebody signed up with this e-mail address, and there is an account with it already. If it was you, sign in ' +
        'with your password, or choose a new one here:',
    ),
    button('Choose a new password', link),
    paragraph(`${validFor(validHours)} If it was not you, ignore this mail: nothing was changed.`),
  ],
  reason: 'You get this mail because somebody signed up with this address.',
});

export const confirmNewAddress: MailTemplate<'confirm_new_address'> = ({ name, link, validHours }) => ({
  subject: 'Confirm your new e-mail address',
  parts: [
    paragraph(greeting(name)),
    paragraph('This is to be the new e-mail address of your account. It takes effect when you confirm it.'),
    button('Confirm the new address', link),
    paragraph(`${validFor(validHours)} If you did not ask for it, ignore this mail: nothing will change.`),
  ],
  reason: 'You get this mail because the owner of an account entered this address.',
});
