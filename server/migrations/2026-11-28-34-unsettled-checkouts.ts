import type { Migration } from '../platform/migrate.ts';

export const unsettledCheckouts: Migration = {
  name: '2026-11-28-34-unsettled-checkouts',
  up: `
    -- Looks for the payment of a page that is said to be paid, and when the next one is; null is at once.
    ALTER TABLE checkouts
      ADD COLUMN looks integer NOT NULL DEFAULT 0,
      ADD COLUMN next_look_at timestamptz,
      DROP CONSTRAINT checkouts_state_check,
      ADD CONSTRAINT checkouts_state_check
        CHECK (state IN ('opening', 'open', 'paid', 'expired', 'refused', 'unsettled'));
    CREATE INDEX checkouts_unsettled ON checkouts (created) WHERE state = 'unsettled';
  `,
  down: `
    UPDATE checkouts SET state = 'expired' WHERE state = 'unsettled';
    DROP INDEX checkouts_unsettled;
    ALTER TABLE checkouts
      DROP CONSTRAINT checkouts_state_check,
      ADD CONSTRAINT checkouts_state_check CHECK (state IN ('opening', 'open', 'paid', 'expired', 'refused')),
      DROP COLUMN next_look_at,
      DROP COLUMN looks;
  `,
};
