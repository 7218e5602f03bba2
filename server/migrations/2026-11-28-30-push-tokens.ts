import type { Migration } from '../platform/migrate.ts';

export const pushTokens: Migration = {
  name: '2026-11-28-30-push-tokens',
  up: `
    CREATE TABLE push_tokens (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
      token text NOT NULL,
      platform text,
      device_id text,
      -- That of the account when it registered: another one has signed the device out.
      session_version integer NOT NULL,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX push_tokens_token ON push_tokens (token);
    CREATE INDEX push_tokens_user ON push_tokens (user_id, updated, id);

    -- Which devices a push has reached the push service for, so that one tried again goes to the others alone, and
    -- until when its receipts are asked for.
    CREATE TABLE push_tickets (
      message text NOT NULL REFERENCES outbox ON DELETE CASCADE,
      token text NOT NULL,
      -- Null for a push that was refused for good.
      receipt text,
      sent_at timestamptz NOT NULL,
      -- When its receipt is asked for next; null once nothing is left to ask.
      next_check_at timestamptz,
      PRIMARY KEY (message, token)
    );
    CREATE INDEX push_tickets_next_check_at ON push_tickets (next_check_at) WHERE next_check_at IS NOT NULL;
    CREATE INDEX push_tickets_receipt ON push_tickets (receipt) WHERE next_check_at IS NOT NULL;
    CREATE INDEX push_tickets_settled ON push_tickets (message) WHERE next_check_at IS NULL;
  `,
  down: `
    DROP TABLE push_tickets;
    DROP TABLE push_tokens;
  `,
};
