import type { Migration } from '../platform/migrate.ts';

export const chat: Migration = {
  name: '2026-11-28-20-chat',
  up: `
    -- Whoever writes to a team holds its row until the message has committed: the messages of a team become visible in
    -- the order of their times, which are never equal, so that whoever has seen one has seen all before it.
    CREATE TABLE chat_rooms (
      division_team text PRIMARY KEY REFERENCES division_teams,
      latest timestamptz(3) NOT NULL
    ) WITH (fillfactor = 50);

    CREATE TABLE chat_messages (
      id text PRIMARY KEY,
      organization text NOT NULL REFERENCES organizations,
      division_team text NOT NULL REFERENCES division_teams,
      user_id text NOT NULL REFERENCES users,
      name text NOT NULL,
      text text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('message', 'announcement')),
      -- No finer than what goes out: a time that was read is the time that is stored.
      created timestamptz(3) NOT NULL,
      -- The hash of an Idempotency-Key with its owner, whichever door it came by; erased when the key has expired.
      once_key text
    );
    CREATE INDEX chat_messages_division_team ON chat_messages (division_team, created, id);
    CREATE UNIQUE INDEX chat_messages_once_key ON chat_messages (once_key) WHERE once_key IS NOT NULL;
  `,
  down: `
    DROP TABLE chat_messages;
    DROP TABLE chat_rooms;
  `,
};
