import type { Migration } from '../platform/migrate.ts';

export const outbox: Migration = {
  name: '2026-11-27-04-outbox',
  up: `
    CREATE TABLE outbox (
      id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('mail', 'push')),
      template text NOT NULL,
      recipient text NOT NULL,
      organization text REFERENCES organizations ON DELETE CASCADE,
      -- Whose turn it is: an organization's, or without one the recipient's. "C" orders it as the round goes.
      lane text COLLATE "C" NOT NULL,
      data jsonb NOT NULL,
      dedupe_key text NOT NULL,
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
      attempts integer NOT NULL DEFAULT 0,
      last_error text,
      -- While a delivery is in hand: the end of its lease. Null once it is sent or dead.
      next_attempt_at timestamptz DEFAULT now(),
      in_hand boolean NOT NULL DEFAULT false,
      retried boolean NOT NULL DEFAULT false,
      sent_at timestamptz,
      created timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX outbox_dedupe_key ON outbox (dedupe_key);
    CREATE INDEX outbox_due ON outbox (retried, lane, next_attempt_at, id) WHERE state = 'pending';
    CREATE INDEX outbox_in_hand ON outbox (lane, recipient) WHERE in_hand;
    CREATE INDEX outbox_unsent ON outbox (state, created) WHERE state <> 'sent';
    CREATE INDEX outbox_organization ON outbox (organization, state, created, id);

    -- Agenda's table as its Postgres backend 3.0 makes it. The backend makes it without a lock, so that several first
    -- starts at once fail: here it is made once.
    CREATE TABLE agenda_jobs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name varchar(255) NOT NULL,
      priority integer NOT NULL DEFAULT 0,
      next_run_at timestamptz,
      type varchar(10) NOT NULL DEFAULT 'normal' CHECK (type IN ('normal', 'single')),
      locked_at timestamptz,
      last_finished_at timestamptz,
      failed_at timestamptz,
      fail_count integer,
      fail_reason text,
      repeat_timezone varchar(100),
      last_run_at timestamptz,
      repeat_interval varchar(255),
      data jsonb DEFAULT '{}',
      repeat_at varchar(255),
      disabled boolean DEFAULT false,
      progress real,
      fork boolean DEFAULT false,
      last_modified_by varchar(255),
      debounce_started_at timestamptz,
      start_date timestamptz,
      end_date timestamptz,
      skip_days jsonb,
      created_at timestamptz DEFAULT now(),
      updated_at timestamptz DEFAULT now()
    );
    CREATE INDEX agenda_jobs_find_and_lock_idx ON agenda_jobs (name, next_run_at, priority DESC, locked_at, disabled)
      WHERE disabled = false;
    CREATE UNIQUE INDEX agenda_jobs_single_job_idx ON agenda_jobs (name) WHERE type = 'single';
    CREATE INDEX agenda_jobs_locked_at_idx ON agenda_jobs (locked_at) WHERE locked_at IS NOT NULL;
    CREATE INDEX agenda_jobs_next_run_at_idx ON agenda_jobs (next_run_at) WHERE next_run_at IS NOT NULL;
  `,
  down: 'DROP TABLE agenda_jobs; DROP TABLE outbox;',
};
