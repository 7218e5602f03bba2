import type { Migration } from '../platform/migrate.ts';

export const filters: Migration = {
  name: '2026-11-28-35-filters',
  up: `
    -- What an organization's lists are filtered by, in their usual order.
    CREATE INDEX payments_organization_method ON payments (organization, method, created, id);
    CREATE INDEX payments_organization_kind ON payments (organization, kind, created, id);
    CREATE INDEX registration_teams_organization_status ON registration_teams (organization, status, created, id);
    CREATE INDEX outbox_organization_kind ON outbox (organization, kind, created, id);
    CREATE INDEX outbox_organization_template ON outbox (organization, template, created, id);
    CREATE INDEX locations_organization_name ON locations (organization, lower(name COLLATE "default"));
    CREATE INDEX teams_organization_name ON teams (organization, lower(name COLLATE "default"));
    CREATE INDEX leagues_name ON leagues (lower(name COLLATE "default"));

    -- Players are searched by any part of their names. Not every server has the extension, or lets its users add it:
    -- there a search goes through the organization's players.
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX players_search ON players USING gin (
        lower(name COLLATE "default") gin_trgm_ops,
        lower(number COLLATE "default") gin_trgm_ops,
        lower(email COLLATE "default") gin_trgm_ops);
    EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
      RAISE NOTICE 'Players are searched without an index: %', SQLERRM;
    END $$;
  `,
  down: `
    DROP INDEX IF EXISTS players_search;
    DROP INDEX leagues_name;
    DROP INDEX teams_organization_name;
    DROP INDEX locations_organization_name;
    DROP INDEX outbox_organization_template;
    DROP INDEX outbox_organization_kind;
    DROP INDEX registration_teams_organization_status;
    DROP INDEX payments_organization_kind;
    DROP INDEX payments_organization_method;
  `,
};
