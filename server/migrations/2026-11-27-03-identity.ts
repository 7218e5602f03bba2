import type { Migration } from '../platform/migrate.ts';

export const identity: Migration = {
  name: '2026-11-27-03-identity',
  up: `
    CREATE TABLE users (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      email text NOT NULL,
      email_verified boolean NOT NULL DEFAULT false,
      password_hash text,
      session_version integer NOT NULL DEFAULT 1,
      first_name text,
      last_name text,
      phone text,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX users_email ON users (lower(email));

    -- One row a link that was mailed. A request for an address without an account leaves one of nobody, so that both
    -- take the same statements.
    CREATE TABLE mail_tokens (
      hash text PRIMARY KEY,
      purpose text NOT NULL CHECK (purpose IN ('verify_email', 'confirm_new_email', 'reset_password', 'admin_invitation')),
      user_id text REFERENCES users ON DELETE CASCADE,
      email text NOT NULL,
      sign_up jsonb,
      expires_at timestamptz NOT NULL,
      created timestamptz NOT NULL
    );
    CREATE INDEX mail_tokens_user ON mail_tokens (user_id);
    CREATE INDEX mail_tokens_email ON mail_tokens (lower(email), purpose, created);
    CREATE INDEX mail_tokens_expires_at ON mail_tokens (expires_at);

    CREATE TABLE admins (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      user_id text REFERENCES users,
      invited_email text,
      clerk_id text,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      CHECK (user_id IS NOT NULL OR invited_email IS NOT NULL)
    );
    CREATE UNIQUE INDEX admins_organization_user ON admins (organization, user_id);
    CREATE UNIQUE INDEX admins_organization_clerk_id ON admins (organization, clerk_id);
    CREATE UNIQUE INDEX admins_organization_invited_email ON admins (organization, lower(invited_email))
      WHERE user_id IS NULL;
    CREATE INDEX admins_invited_email ON admins (lower(invited_email)) WHERE user_id IS NULL;
    CREATE INDEX admins_user ON admins (user_id);

    CREATE TABLE api_keys (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      name text COLLATE "C" NOT NULL,
      scopes text[] NOT NULL,
      last_four text NOT NULL,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL
    );
    CREATE INDEX api_keys_organization ON api_keys (organization);

    -- A rotated key has several secrets for a while; ends_at is null for the newest.
    CREATE TABLE api_key_secrets (
      hash text PRIMARY KEY,
      api_key text NOT NULL REFERENCES api_keys ON DELETE CASCADE,
      ends_at timestamptz
    );
    CREATE INDEX api_key_secrets_api_key ON api_key_secrets (api_key);

    CREATE TABLE watched_teams (
      user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
      division_team text NOT NULL,
      created timestamptz NOT NULL,
      PRIMARY KEY (user_id, division_team)
    );
  `,
  down: `
    DROP TABLE watched_teams;
    DROP TABLE api_key_secrets;
    DROP TABLE api_keys;
    DROP TABLE admins;
    DROP TABLE mail_tokens;
    DROP TABLE users;
  `,
};
