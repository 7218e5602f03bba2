import type { Migration } from '../platform/migrate.ts';

const record = `
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL`;

export const teams: Migration = {
  name: '2026-11-27-06-teams',
  up: `
    CREATE TABLE teams (
      ${record},
      name text COLLATE "C" NOT NULL,
      logo_url text,
      color text
    );
    CREATE INDEX teams_organization ON teams (organization, created, id);

    -- League and tournament are the division's: a copy here would be stale once the division moves.
    CREATE TABLE division_teams (
      ${record},
      name text COLLATE "C" NOT NULL,
      team text REFERENCES teams,
      division text NOT NULL REFERENCES divisions,
      seed integer,
      archived boolean NOT NULL DEFAULT false,
      is_test boolean NOT NULL DEFAULT false
    );
    CREATE INDEX division_teams_organization ON division_teams (organization, created, id);
    -- In this order the public numbers the teams of a division that hides their names.
    CREATE INDEX division_teams_division ON division_teams (division, id);
    CREATE INDEX division_teams_team ON division_teams (team);
  `,
  down: 'DROP TABLE division_teams; DROP TABLE teams;',
};
