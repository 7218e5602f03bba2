import type { Migration } from '../platform/migrate.ts';

export const reminders: Migration = {
  name: '2026-11-28-32-reminders',
  up: `
    -- The games and events of a day that its reminders look at.
    CREATE INDEX games_of_day ON games (global_date) WHERE NOT is_cancelled AND NOT is_hidden AND NOT is_bye;
    CREATE INDEX team_events_of_day ON team_events (global_date) WHERE NOT is_cancelled;
    CREATE INDEX registrations_deadline ON registrations ((coalesce(end_date, deadline_date)))
      WHERE active AND settings <> '{}';
  `,
  down: `
    DROP INDEX registrations_deadline;
    DROP INDEX team_events_of_day;
    DROP INDEX games_of_day;
  `,
};
