import type { Migration } from '../platform/migrate.ts';

export const releaseStatements: Migration = {
  name: '2026-11-28-36-release-statements',
  up: `
    -- The release statements that teams accepted, as they read then: an organizer's later edit puts nobody's name under
    -- another text. By the SHA-256 of the text, which the acceptance keeps as "statement".
    CREATE TABLE release_statements (
      hash text PRIMARY KEY,
      text text NOT NULL
    );

    CREATE FUNCTION keep_release_statement() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      accepted text := (SELECT release_statement FROM registrations WHERE id = NEW.registration);
      accepted_hash text := encode(sha256(convert_to(accepted, 'UTF8')), 'hex');
    BEGIN
      IF accepted IS NOT NULL THEN
        INSERT INTO release_statements (hash, text) VALUES (accepted_hash, accepted) ON CONFLICT DO NOTHING;
        NEW.release_accepted := NEW.release_accepted || jsonb_build_object('statement', accepted_hash);
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER registration_teams_release BEFORE INSERT OR UPDATE OF release_accepted ON registration_teams
      FOR EACH ROW WHEN (NEW.release_accepted ->> 'accepted' = 'true' AND NOT NEW.release_accepted ? 'statement')
      EXECUTE FUNCTION keep_release_statement();
  `,
  down: `
    DROP TRIGGER registration_teams_release ON registration_teams;
    DROP FUNCTION keep_release_statement();
    UPDATE registration_teams SET release_accepted = release_accepted - 'statement'
      WHERE release_accepted ? 'statement';
    DROP TABLE release_statements;
  `,
};
