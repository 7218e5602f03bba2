import type { Migration } from '../platform/migrate.ts';

export const checkouts: Migration = {
  name: '2026-11-28-09-checkouts',
  up: `
    -- A page of the processor that a team pays on. Written before the processor is asked for it, so that its identifier
    -- is the key under which the processor makes one and no second.
    CREATE TABLE checkouts (
      id text PRIMARY KEY,
      organization text NOT NULL REFERENCES organizations,
      registration text NOT NULL REFERENCES registrations,
      registration_team text NOT NULL REFERENCES registration_teams,
      state text NOT NULL CHECK (state IN ('opening', 'open', 'paid', 'expired', 'refused')),
      -- Whose shares it pays; empty for the team's fee.
      players text[] NOT NULL,
      -- What becomes an entry of the ledger each: kind, player, amount, platform fee, label.
      parts jsonb NOT NULL,
      amount integer NOT NULL CHECK (amount > 0),
      platform_fee integer NOT NULL CHECK (platform_fee >= 0),
      currency text NOT NULL,
      discount_code text REFERENCES discount_codes,
      destination text NOT NULL,
      return_to text NOT NULL,
      session_id text UNIQUE,
      url text,
      expires_at timestamptz NOT NULL,
      created timestamptz NOT NULL,
      created_by jsonb NOT NULL
    );
    CREATE INDEX checkouts_registration_team ON checkouts (registration_team) WHERE state IN ('opening', 'open');
    CREATE INDEX checkouts_expires_at ON checkouts (expires_at) WHERE state IN ('opening', 'open');
    CREATE INDEX checkouts_discount_code ON checkouts (discount_code);
    CREATE INDEX checkouts_registration ON checkouts (registration);

    -- A refund that the processor is asked for: written first, its identifier is the processor's idempotency key.
    CREATE TABLE refund_intents (
      id text PRIMARY KEY,
      payment text NOT NULL REFERENCES payments,
      amount integer NOT NULL CHECK (amount > 0),
      note text,
      state text NOT NULL CHECK (state IN ('pending', 'settled', 'refused')),
      -- Of the request's Idempotency-Key, and of the request.
      key_hash text,
      request_hash text,
      created timestamptz NOT NULL,
      created_by jsonb NOT NULL,
      UNIQUE (payment, key_hash)
    );
    CREATE INDEX refund_intents_pending ON refund_intents (created) WHERE state = 'pending';

    -- Events of the processor that were taken in.
    CREATE TABLE processor_events (
      id text PRIMARY KEY,
      type text NOT NULL,
      created timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX processor_events_created ON processor_events (created);
  `,
  down: 'DROP TABLE processor_events; DROP TABLE refund_intents; DROP TABLE checkouts;',
};
