import type { Migration } from '../platform/migrate.ts';

export const organizations: Migration = {
  name: '2026-11-27-01-organizations',
  up: `
    CREATE TABLE organizations (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      name text COLLATE "C" NOT NULL,
      slug text COLLATE "C" NOT NULL,
      email text,
      time_zone text NOT NULL,
      currency text NOT NULL DEFAULT 'usd',
      stripe_account_id text,
      active boolean NOT NULL DEFAULT true,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX organizations_slug ON organizations (lower(slug));
    CREATE INDEX organizations_name ON organizations (lower(name));

    CREATE TABLE idempotency_keys (
      key_hash text PRIMARY KEY,
      request_hash text NOT NULL,
      answer bytea NOT NULL,
      created timestamptz NOT NULL
    );
    CREATE INDEX idempotency_keys_created ON idempotency_keys (created);
  `,
  down: 'DROP TABLE idempotency_keys; DROP TABLE organizations;',
};
