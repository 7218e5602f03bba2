import type { Migration } from '../platform/migrate.ts';

const record = `
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL`;

/** A game that should never have been, or an event, takes with it what was said of it. */
const occasion = `
      game text REFERENCES games ON DELETE CASCADE,
      team_event text REFERENCES team_events ON DELETE CASCADE,
      CHECK (num_nonnulls(game, team_event) = 1)`;

export const teamEvents: Migration = {
  name: '2026-11-28-11-team-events',
  up: `
    CREATE TABLE team_events (
      ${record},
      division_team text NOT NULL REFERENCES division_teams,
      title text NOT NULL,
      event_type text,
      date timestamptz NOT NULL,
      -- Whether \`date\` was sent with a time of day; a day alone is no time to begin at.
      date_has_time boolean NOT NULL,
      -- Whether \`date\` is the moment at which it begins.
      is_timed boolean NOT NULL,
      time text,
      global_date text COLLATE "C" NOT NULL,
      duration_minutes integer,
      location text,
      notes text,
      is_cancelled boolean NOT NULL DEFAULT false
    );
    CREATE INDEX team_events_organization ON team_events (organization, created, id);
    CREATE INDEX team_events_division_team ON team_events (division_team, date, id);

    CREATE TABLE availabilities (
      ${record},
      player text NOT NULL REFERENCES players,
      ${occasion},
      status text NOT NULL CHECK (status IN ('yes', 'no', 'maybe')),
      note text
    );
    CREATE UNIQUE INDEX availabilities_game_player ON availabilities (game, player) WHERE game IS NOT NULL;
    CREATE UNIQUE INDEX availabilities_team_event_player ON availabilities (team_event, player)
      WHERE team_event IS NOT NULL;
    CREATE INDEX availabilities_player ON availabilities (player);

    CREATE TABLE assignments (
      ${record},
      division_team text NOT NULL REFERENCES division_teams,
      player text NOT NULL REFERENCES players,
      ${occasion},
      title text NOT NULL,
      note text,
      completed boolean NOT NULL DEFAULT false
    );
    CREATE INDEX assignments_game ON assignments (game, division_team, created, id) WHERE game IS NOT NULL;
    CREATE INDEX assignments_team_event ON assignments (team_event, created, id) WHERE team_event IS NOT NULL;
    CREATE INDEX assignments_player ON assignments (player);
    CREATE INDEX assignments_division_team ON assignments (division_team);

    -- Which games of single players somebody takes part in.
    CREATE INDEX games_participants ON games USING gin (participants) WHERE participants IS NOT NULL;
  `,
  down: `
    DROP INDEX games_participants;
    DROP TABLE assignments;
    DROP TABLE availabilities;
    DROP TABLE team_events;
  `,
};
