import type { Migration } from '../platform/migrate.ts';

export const games: Migration = {
  name: '2026-11-27-08-games',
  up: `
    CREATE TABLE games (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      sport text NOT NULL,
      date timestamptz NOT NULL,
      -- Whether \`date\` was sent with a time of day; a day alone is no time to begin at.
      date_has_time boolean NOT NULL,
      time text,
      global_date text COLLATE "C" NOT NULL,
      duration integer NOT NULL,
      is_bye boolean NOT NULL DEFAULT false,
      is_cancelled boolean NOT NULL DEFAULT false,
      is_hidden boolean NOT NULL DEFAULT false,
      league text REFERENCES leagues,
      division text REFERENCES divisions,
      tournament text REFERENCES tournaments,
      location text,
      location_model text REFERENCES locations,
      court text,
      game_label text,
      playoff_round text,

      -- Of two-sided sports.
      home_team text REFERENCES division_teams,
      away_team text REFERENCES division_teams,
      home_team_placeholder text,
      away_team_placeholder text,
      home_score integer CHECK (home_score >= 0),
      away_score integer CHECK (away_score >= 0),
      forfeited_by text CHECK (forfeited_by IN ('home', 'away', 'both')),

      -- Of the others, each sport with its own.
      winner text,
      round text,
      gender text,
      format text,
      event_name text,
      result_type text,
      is_relay boolean,
      participants text[],
      results jsonb,

      CHECK (home_team <> away_team)
    );
    CREATE INDEX games_date ON games (date, id);
    CREATE INDEX games_organization ON games (organization, date, id);
    CREATE INDEX games_league ON games (league, date, id);
    CREATE INDEX games_division ON games (division, date, id);
    CREATE INDEX games_tournament ON games (tournament, date, id);
    CREATE INDEX games_location_model ON games (location_model, date, id);
    CREATE INDEX games_home_team ON games (home_team, date, id);
    CREATE INDEX games_away_team ON games (away_team, date, id);
    CREATE INDEX games_sport ON games (sport, date, id);
    CREATE INDEX games_playoff_round ON games (playoff_round, date, id) WHERE playoff_round IS NOT NULL;

    -- A game's league and tournament are those of its division, kept with the game so that lists by them need no join.
    -- They follow when a division or league moves, in the transaction that moves it. That is no change of the game: its
    -- version stays.
    CREATE FUNCTION games_follow_division() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE games
         SET league = NEW.league,
             tournament = coalesce(NEW.tournament, (SELECT l.tournament FROM leagues l WHERE l.id = NEW.league))
       WHERE division = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER games_follow_division AFTER UPDATE OF league, tournament ON divisions
      FOR EACH ROW
      WHEN (OLD.league IS DISTINCT FROM NEW.league OR OLD.tournament IS DISTINCT FROM NEW.tournament)
      EXECUTE FUNCTION games_follow_division();

    CREATE FUNCTION games_follow_league() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE games g
         SET tournament = NEW.tournament
       WHERE g.league = NEW.id
         AND NOT EXISTS (SELECT 1 FROM divisions d WHERE d.id = g.division AND d.tournament IS NOT NULL);
      RETURN NULL;
    END $$;
    CREATE TRIGGER games_follow_league AFTER UPDATE OF tournament ON leagues
      FOR EACH ROW WHEN (OLD.tournament IS DISTINCT FROM NEW.tournament)
      EXECUTE FUNCTION games_follow_league();
  `,
  down: `
    DROP TRIGGER games_follow_league ON leagues;
    DROP FUNCTION games_follow_league;
    DROP TRIGGER games_follow_division ON divisions;
    DROP FUNCTION games_follow_division;
    DROP TABLE games;
  `,
};
