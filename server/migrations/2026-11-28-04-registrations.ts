import type { Migration } from '../platform/migrate.ts';

const resolved = (field: string, otherwise: boolean, registration: string) =>
  `coalesce(d.config -> '${field}', l.config -> '${field}', t.config -> '${field}'${registration}, '${otherwise}') = 'true'`;

/** The view with the fourth level, or as it was before. */
const divisionLevels = (withRegistration: boolean) => {
  const field = (name: string, otherwise: boolean) =>
    resolved(name, otherwise, withRegistration ? `, r.config -> '${name}'` : '');
  return `
      SELECT d.id AS division,
             l.config AS league_config,
             t.config AS tournament_config,
             coalesce(l.active, true) AND coalesce(t.active, true) AS active,
             ${field('hideTeams', false)} AS hide_teams,
             ${field('hideSchedules', false)} AS hide_schedules,
             ${field('hideStandings', false)} AS hide_standings,
             ${field('showStats', true)} AS show_stats${
               withRegistration
                 ? `,
             r.config AS registration_config,
             ${field('excludeTeamName', false)} AS exclude_team_name`
                 : ''
             }
        FROM divisions d
        LEFT JOIN leagues l ON l.id = d.league
        LEFT JOIN tournaments t ON t.id = coalesce(d.tournament, l.tournament)${
          withRegistration
            ? `
        LEFT JOIN registrations r ON r.id = coalesce(l.signup_registration, t.signup_registration)`
            : ''
        };`;
};

export const registrations: Migration = {
  name: '2026-11-28-04-registrations',
  up: `
    CREATE TABLE registrations (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      message text,
      active boolean NOT NULL DEFAULT true,
      hidden boolean NOT NULL DEFAULT false,
      start_date timestamptz,
      end_date timestamptz,
      time_zone text NOT NULL,
      deadline_date timestamptz,
      contest_type text NOT NULL DEFAULT '',
      sports text[] NOT NULL DEFAULT '{}',
      require_players boolean,
      has_payments boolean,
      allow_coaches boolean,
      require_release_statement boolean,
      release_statement text,
      require_thank_you_message boolean NOT NULL DEFAULT false,
      thank_you_message text NOT NULL DEFAULT '',
      cost jsonb NOT NULL DEFAULT '{}',
      settings jsonb NOT NULL DEFAULT '{}',
      config jsonb NOT NULL DEFAULT '{}',
      team_fields jsonb NOT NULL DEFAULT '[]',
      manager_fields jsonb NOT NULL DEFAULT '[]',
      fields jsonb NOT NULL DEFAULT '[]',
      tournament text REFERENCES tournaments,
      league text REFERENCES leagues,
      contests text[] NOT NULL DEFAULT '{}',
      payment_product text REFERENCES payment_products,
      donation_product text REFERENCES payment_products
    );
    CREATE INDEX registrations_organization ON registrations (organization, created, id);
    CREATE INDEX registrations_tournament ON registrations (tournament, active DESC, created DESC, id DESC);
    CREATE INDEX registrations_payment_product ON registrations (payment_product);
    CREATE INDEX registrations_league ON registrations (league);
    CREATE INDEX registrations_donation_product ON registrations (donation_product);

    -- Every league that a registration signs teams up for: its own and its contests. Kept by the trigger below, so that
    -- each reference is one the database checks.
    CREATE TABLE registration_leagues (
      registration text NOT NULL REFERENCES registrations ON DELETE CASCADE,
      league text NOT NULL REFERENCES leagues,
      PRIMARY KEY (registration, league)
    );
    CREATE INDEX registration_leagues_league ON registration_leagues (league);

    -- The registration whose configuration counts below a league or tournament: the newest active one, or the newest
    -- when none is active any more, so that closing a sign-up does not lift its limits. Kept by the trigger below and
    -- no reference: checking one would have each of two writers of registrations wait for the other's.
    ALTER TABLE leagues ADD COLUMN signup_registration text;
    ALTER TABLE tournaments ADD COLUMN signup_registration text;

    CREATE FUNCTION point_to_registration(league_ids text[], tournament_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      -- The lock first, the look after it: of two writers at once the second sees what the first has done.
      PERFORM 1 FROM leagues WHERE id = ANY(league_ids) ORDER BY id FOR NO KEY UPDATE;
      UPDATE leagues l SET signup_registration = (
        SELECT r.id FROM registration_leagues x JOIN registrations r ON r.id = x.registration
        WHERE x.league = l.id ORDER BY r.active DESC, r.created DESC, r.id DESC LIMIT 1)
      WHERE l.id = ANY(league_ids);
      PERFORM 1 FROM tournaments WHERE id = ANY(tournament_ids) ORDER BY id FOR NO KEY UPDATE;
      UPDATE tournaments t SET signup_registration = (
        SELECT r.id FROM registrations r
        WHERE r.tournament = t.id ORDER BY r.active DESC, r.created DESC, r.id DESC LIMIT 1)
      WHERE t.id = ANY(tournament_ids);
    END $$;

    CREATE FUNCTION follow_registration() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      touched text[];
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        touched := OLD.contests || OLD.league;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        touched := coalesce(touched, '{}') || NEW.contests || NEW.league;
        DELETE FROM registration_leagues WHERE registration = NEW.id;
        INSERT INTO registration_leagues (registration, league)
          SELECT DISTINCT NEW.id, each FROM unnest(NEW.contests || NEW.league) AS each WHERE each IS NOT NULL;
        PERFORM point_to_registration(touched, ARRAY[NEW.tournament, CASE WHEN TG_OP = 'UPDATE' THEN OLD.tournament END]);
        RETURN NEW;
      END IF;
      PERFORM point_to_registration(touched, ARRAY[OLD.tournament]);
      RETURN OLD;
    END $$;
    CREATE TRIGGER registrations_follow
      AFTER INSERT OR DELETE OR UPDATE OF active, league, contests, tournament ON registrations
      FOR EACH ROW EXECUTE FUNCTION follow_registration();

    CREATE OR REPLACE VIEW division_levels AS ${divisionLevels(true)}
  `,
  down: `
    DROP VIEW division_levels;
    CREATE VIEW division_levels AS ${divisionLevels(false)}
    DROP TRIGGER registrations_follow ON registrations;
    DROP FUNCTION follow_registration();
    DROP FUNCTION point_to_registration(text[], text[]);
    ALTER TABLE leagues DROP COLUMN signup_registration;
    ALTER TABLE tournaments DROP COLUMN signup_registration;
    DROP TABLE registration_leagues;
    DROP TABLE registrations;
  `,
};
