import type { Migration } from '../platform/migrate.ts';

const record = `
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL`;

export const competitions: Migration = {
  name: '2026-11-27-02-competitions',
  up: `
    CREATE TABLE payment_products (
      ${record},
      name text COLLATE "C" NOT NULL,
      kind text NOT NULL DEFAULT 'fee' CHECK (kind IN ('fee', 'donation')),
      amount integer NOT NULL CHECK (amount >= 0),
      active boolean NOT NULL DEFAULT true
    );
    CREATE INDEX payment_products_organization ON payment_products (organization, created, id);

    CREATE TABLE tournaments (
      ${record},
      name text COLLATE "C" NOT NULL,
      priority double precision,
      sports text[] NOT NULL DEFAULT '{}',
      start_date timestamptz,
      active boolean NOT NULL DEFAULT true,
      config jsonb NOT NULL DEFAULT '{}',
      payment_product text REFERENCES payment_products
    );
    CREATE INDEX tournaments_organization ON tournaments (organization);
    CREATE INDEX tournaments_payment_product ON tournaments (payment_product);

    CREATE TABLE leagues (
      ${record},
      name text COLLATE "C" NOT NULL,
      contest_type text NOT NULL DEFAULT 'season',
      priority double precision,
      sports text[] NOT NULL DEFAULT '{}',
      start_date timestamptz,
      end_date timestamptz,
      active boolean NOT NULL DEFAULT true,
      config jsonb NOT NULL DEFAULT '{}',
      tournament text REFERENCES tournaments,
      payment_product text REFERENCES payment_products
    );
    CREATE INDEX leagues_organization ON leagues (organization);
    CREATE INDEX leagues_tournament ON leagues (tournament);
    CREATE INDEX leagues_payment_product ON leagues (payment_product);
    CREATE INDEX leagues_sports ON leagues USING gin (sports);

    CREATE TABLE divisions (
      ${record},
      name text COLLATE "C" NOT NULL,
      league text REFERENCES leagues,
      tournament text REFERENCES tournaments,
      sports text[] NOT NULL DEFAULT '{}',
      priority double precision,
      payment_product text REFERENCES payment_products,
      config jsonb NOT NULL DEFAULT '{}',
      strength_level double precision,
      start_date timestamptz,
      end_date timestamptz
    );
    CREATE INDEX divisions_organization ON divisions (organization);
    CREATE INDEX divisions_league ON divisions (league);
    CREATE INDEX divisions_tournament ON divisions (tournament);
    CREATE INDEX divisions_payment_product ON divisions (payment_product);

    -- The levels above each division and what the public may see of it. The one place where visibility resolves
    -- through the hierarchy in SQL; the rule for every other field is configHierarchy.ts.
    CREATE VIEW division_levels AS
      SELECT d.id AS division,
             l.config AS league_config,
             t.config AS tournament_config,
             coalesce(l.active, true) AND coalesce(t.active, true) AS active,
             coalesce(d.config -> 'hideTeams', l.config -> 'hideTeams', t.config -> 'hideTeams', 'false') = 'true' AS hide_teams,
             coalesce(d.config -> 'hideSchedules', l.config -> 'hideSchedules', t.config -> 'hideSchedules', 'false') = 'true'
               AS hide_schedules,
             coalesce(d.config -> 'hideStandings', l.config -> 'hideStandings', t.config -> 'hideStandings', 'false') = 'true'
               AS hide_standings
      FROM divisions d
      LEFT JOIN leagues l ON l.id = d.league
      LEFT JOIN tournaments t ON t.id = coalesce(d.tournament, l.tournament);
  `,
  down: 'DROP VIEW division_levels; DROP TABLE divisions; DROP TABLE leagues; DROP TABLE tournaments; DROP TABLE payment_products;',
};
