import type { Migration } from '../platform/migrate.ts';

export const venues: Migration = {
  name: '2026-11-27-07-venues',
  up: `
    CREATE TABLE locations (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      name text COLLATE "C" NOT NULL,
      address text,
      latitude double precision,
      longitude double precision,
      time_zone text,
      courts jsonb NOT NULL DEFAULT '[]',
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL
    );
    CREATE INDEX locations_organization ON locations (organization, created, id);
  `,
  down: 'DROP TABLE locations;',
};
