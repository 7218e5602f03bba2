import type { Migration } from '../platform/migrate.ts';

export const brackets: Migration = {
  name: '2026-11-28-02-brackets',
  up: `
    CREATE TABLE brackets (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      -- One bracket for each: the second of two that are created at once is refused.
      division text CONSTRAINT brackets_division UNIQUE REFERENCES divisions,
      tournament text CONSTRAINT brackets_tournament UNIQUE REFERENCES tournaments,
      format text NOT NULL CHECK (format IN ('playoffs', 'playoffs_consolation')),
      size integer NOT NULL CHECK (size IN (2, 4, 8, 16, 32)),
      CHECK ((division IS NULL) <> (tournament IS NULL))
    );
    CREATE INDEX brackets_organization ON brackets (organization);

    ALTER TABLE games
      ADD COLUMN bracket text REFERENCES brackets,
      -- The game's place in the bracket's shape: 'quarterfinal_1'.
      ADD COLUMN bracket_key text,
      -- Where a side comes from. The references keep a game from being deleted while others wait for it.
      ADD COLUMN home_from text REFERENCES games,
      ADD COLUMN home_from_outcome text CHECK (home_from_outcome IN ('winner', 'loser')),
      ADD COLUMN away_from text REFERENCES games,
      ADD COLUMN away_from_outcome text CHECK (away_from_outcome IN ('winner', 'loser')),
      ADD CHECK ((bracket IS NULL) = (bracket_key IS NULL)),
      ADD CHECK ((home_from IS NULL) = (home_from_outcome IS NULL)),
      ADD CHECK ((away_from IS NULL) = (away_from_outcome IS NULL));
    CREATE UNIQUE INDEX games_bracket ON games (bracket, bracket_key) WHERE bracket IS NOT NULL;
    CREATE INDEX games_home_from ON games (home_from) WHERE home_from IS NOT NULL;
    CREATE INDEX games_away_from ON games (away_from) WHERE away_from IS NOT NULL;
  `,
  down: `
    ALTER TABLE games
      DROP COLUMN away_from_outcome,
      DROP COLUMN away_from,
      DROP COLUMN home_from_outcome,
      DROP COLUMN home_from,
      DROP COLUMN bracket_key,
      DROP COLUMN bracket;
    DROP TABLE brackets;
  `,
};
