import type { Migration } from '../platform/migrate.ts';

export const players: Migration = {
  name: '2026-11-28-07-players',
  up: `
    -- Who is named in \`config.admins\`, by id or address, in lower case.
    CREATE FUNCTION administrators_of(config jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS
      $$ SELECT coalesce(array_agg(lower(named)), '{}')
         FROM jsonb_array_elements_text(
           CASE jsonb_typeof(config -> 'admins') WHEN 'array' THEN config -> 'admins' ELSE '[]' END) AS named $$;
    CREATE INDEX divisions_administrators ON divisions USING gin (administrators_of(config));
    CREATE INDEX leagues_administrators ON leagues USING gin (administrators_of(config));
    CREATE INDEX tournaments_administrators ON tournaments USING gin (administrators_of(config));

    CREATE TABLE players (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      name text COLLATE "C" NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      number text NOT NULL DEFAULT '',
      info jsonb,
      answers jsonb NOT NULL DEFAULT '{}',
      -- Of a submission that is placed, its division team; set once it is placed.
      team text REFERENCES division_teams,
      registration_team text REFERENCES registration_teams,
      user_id text REFERENCES users,
      -- Off the roster; the record stays, with its stats and answers.
      removed_at timestamptz
    );
    CREATE INDEX players_organization ON players (organization, created, id);
    CREATE INDEX players_team ON players (team, created, id);
    CREATE INDEX players_registration_team ON players (registration_team, created, id);
    CREATE INDEX players_user ON players (user_id);
    CREATE INDEX players_email ON players (lower(email)) WHERE email <> '';

    -- What a player was asked to sign and what came of it. The link's token is kept as its hash.
    CREATE TABLE waiver_signatures (
      player text NOT NULL REFERENCES players,
      waiver text NOT NULL REFERENCES waivers,
      edition integer NOT NULL,
      email text NOT NULL,
      token_hash text UNIQUE,
      expires_at timestamptz,
      sent_date timestamptz,
      sign_date timestamptz,
      accepted boolean NOT NULL DEFAULT false,
      signed_name text,
      PRIMARY KEY (player, waiver),
      FOREIGN KEY (waiver, edition) REFERENCES waiver_texts
    );
    CREATE INDEX waiver_signatures_waiver ON waiver_signatures (waiver, edition);

    -- Rows that were written before there were players name identifiers that nobody checked: they stay as they are.
    ALTER TABLE stats ADD CONSTRAINT stats_player_fkey FOREIGN KEY (player) REFERENCES players NOT VALID;
    ALTER TABLE games ADD CONSTRAINT games_winner_fkey FOREIGN KEY (winner) REFERENCES players NOT VALID;
    CREATE INDEX games_winner ON games (winner) WHERE winner IS NOT NULL;
  `,
  down: `
    ALTER TABLE stats DROP CONSTRAINT stats_player_fkey;
    DROP INDEX games_winner;
    ALTER TABLE games DROP CONSTRAINT games_winner_fkey;
    DROP TABLE waiver_signatures;
    DROP TABLE players;
    DROP INDEX divisions_administrators;
    DROP INDEX leagues_administrators;
    DROP INDEX tournaments_administrators;
    DROP FUNCTION administrators_of(jsonb);
  `,
};
