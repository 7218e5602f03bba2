import type { Migration } from '../platform/migrate.ts';

const record = `
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL`;

export const registrationTeams: Migration = {
  name: '2026-11-28-06-registration-teams',
  up: `
    CREATE TABLE discount_codes (
      ${record},
      registration text NOT NULL REFERENCES registrations,
      code text NOT NULL,
      amount_off integer NOT NULL CHECK (amount_off >= 0),
      max_uses integer CHECK (max_uses > 0),
      expires_at timestamptz,
      active boolean NOT NULL DEFAULT true
    );
    CREATE INDEX discount_codes_organization ON discount_codes (organization, created, id);
    CREATE UNIQUE INDEX discount_codes_code ON discount_codes (registration, lower(code));

    CREATE FUNCTION addresses_of(people jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS
      $$ SELECT coalesce(array_agg(lower(person ->> 'email')), '{}') FROM jsonb_array_elements(people) AS person
         WHERE person ->> 'email' IS NOT NULL $$;

    CREATE TABLE registration_teams (
      ${record},
      registration text NOT NULL REFERENCES registrations,
      division text REFERENCES divisions,
      name text COLLATE "C" NOT NULL,
      status text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Pending', 'Accepted', 'Waitlist', 'Withdrawn')),
      unregistered boolean NOT NULL DEFAULT false,
      registrant text REFERENCES users,
      managers jsonb NOT NULL DEFAULT '[]',
      manager_addresses text[] NOT NULL GENERATED ALWAYS AS (addresses_of(managers)) STORED,
      coaches jsonb NOT NULL DEFAULT '[]',
      team_representatives jsonb NOT NULL DEFAULT '[]',
      answers jsonb NOT NULL DEFAULT '{}',
      release_accepted jsonb,
      registered_at timestamptz NOT NULL,
      queued_at timestamptz NOT NULL,
      promoted_at timestamptz,
      -- The team was promoted, and what the end of its precedence changes has not been told yet.
      window_open boolean NOT NULL DEFAULT false,
      waitlisted_at timestamptz,
      completed_at timestamptz,
      deleted_at timestamptz,
      has_paid boolean NOT NULL DEFAULT false,
      custom_paid_amount integer CHECK (custom_paid_amount >= 0),
      paid_notes text,
      disable_sync boolean NOT NULL DEFAULT false,
      discount_code text REFERENCES discount_codes,
      -- When a checkout found nothing left to pay after the discount.
      discount_settled_at timestamptz,
      accept_requested_at timestamptz
    );
    CREATE INDEX registration_teams_organization ON registration_teams (organization, created, id);
    CREATE INDEX registration_teams_registration ON registration_teams (registration, created, id);
    CREATE INDEX registration_teams_division ON registration_teams (division, queued_at, id);
    CREATE INDEX registration_teams_window_open ON registration_teams (promoted_at) WHERE window_open;
    CREATE INDEX registration_teams_registrant ON registration_teams (registrant);
    CREATE INDEX registration_teams_manager_addresses ON registration_teams USING gin (manager_addresses);
    CREATE INDEX registration_teams_discount_code ON registration_teams (discount_code);

    -- A mailed invitation fills in one team, once. Only the hash of its token is kept.
    CREATE TABLE registration_invites (
      hash text PRIMARY KEY,
      registration_team text NOT NULL REFERENCES registration_teams ON DELETE CASCADE,
      email text NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created timestamptz NOT NULL
    );
    CREATE INDEX registration_invites_team ON registration_invites (registration_team);
    CREATE INDEX registration_invites_expires_at ON registration_invites (expires_at);

    ALTER TABLE division_teams
      ADD COLUMN registration_team text REFERENCES registration_teams,
      -- Its submission is withdrawn, on the waitlist by its status, or removed: out of lists and standings, while its
      -- games keep naming it. Follows the submission by the trigger below.
      ADD COLUMN withdrawn boolean NOT NULL DEFAULT false;
    CREATE UNIQUE INDEX division_teams_registration_team ON division_teams (registration_team);

    CREATE FUNCTION follow_registration_team() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE division_teams
        SET withdrawn = NEW.status IN ('Withdrawn', 'Waitlist') OR NEW.deleted_at IS NOT NULL
        WHERE registration_team = NEW.id;
      RETURN NEW;
    END $$;
    CREATE TRIGGER registration_teams_follow AFTER UPDATE OF status, deleted_at ON registration_teams
      FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
      EXECUTE FUNCTION follow_registration_team();
  `,
  down: `
    DROP TRIGGER registration_teams_follow ON registration_teams;
    DROP FUNCTION follow_registration_team();
    ALTER TABLE division_teams DROP COLUMN withdrawn, DROP COLUMN registration_team;
    DROP TABLE registration_invites;
    DROP TABLE registration_teams;
    DROP FUNCTION addresses_of(jsonb);
    DROP TABLE discount_codes;
  `,
};
