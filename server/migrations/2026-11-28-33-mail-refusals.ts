import type { Migration } from '../platform/migrate.ts';

export const mailRefusals: Migration = {
  name: '2026-11-28-33-mail-refusals',
  up: `
    -- Who wants no reminders of an organization; addresses in lower case.
    CREATE TABLE mail_refusals (
      organization text NOT NULL REFERENCES organizations ON DELETE CASCADE,
      address text NOT NULL,
      created timestamptz NOT NULL,
      PRIMARY KEY (organization, address)
    );
  `,
  down: 'DROP TABLE mail_refusals;',
};
