import type { Migration } from '../platform/migrate.ts';

export const teamPhotos: Migration = {
  name: '2026-11-28-31-team-photos',
  up: `
    CREATE TABLE team_photos (
      id text PRIMARY KEY,
      organization text NOT NULL REFERENCES organizations,
      division_team text NOT NULL REFERENCES division_teams,
      user_id text NOT NULL REFERENCES users,
      caption text,
      type text NOT NULL CHECK (type IN ('jpg', 'png', 'webp')),
      width integer NOT NULL,
      height integer NOT NULL,
      created timestamptz NOT NULL,
      -- Since when nobody sees it: its files are being written, or are to be removed. The row goes once they are gone,
      -- so that no file is ever left behind.
      hidden_since timestamptz,
      -- Hashes of the Idempotency-Key that it was uploaded with and of that request; erased when the key has expired.
      once_key text,
      once_request text
    );
    CREATE INDEX team_photos_division_team ON team_photos (division_team, created, id) WHERE hidden_since IS NULL;
    CREATE INDEX team_photos_hidden ON team_photos (hidden_since) WHERE hidden_since IS NOT NULL;
    CREATE UNIQUE INDEX team_photos_once_key ON team_photos (once_key) WHERE once_key IS NOT NULL;
  `,
  down: 'DROP TABLE team_photos;',
};
