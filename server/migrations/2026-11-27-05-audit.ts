import type { Migration } from '../platform/migrate.ts';

export const audit: Migration = {
  name: '2026-11-27-05-audit',
  up: `
    -- The organization is no foreign key: the log outlives what it tells of.
    CREATE TABLE audit_logs (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL,
      actor_kind text NOT NULL,
      actor_id text,
      actor_name text NOT NULL,
      action text NOT NULL,
      resource text NOT NULL,
      resource_id text NOT NULL,
      before jsonb,
      after jsonb,
      request_id text,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL
    );
    CREATE INDEX audit_logs_organization ON audit_logs (organization, created, id);
    CREATE INDEX audit_logs_resource ON audit_logs (resource_id, created);
    CREATE INDEX audit_logs_actor ON audit_logs (organization, actor_id, created);
    CREATE INDEX audit_logs_request ON audit_logs (request_id);
  `,
  down: 'DROP TABLE audit_logs;',
};
