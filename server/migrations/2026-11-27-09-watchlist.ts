import type { Migration } from '../platform/migrate.ts';

export const watchlist: Migration = {
  name: '2026-11-27-09-watchlist',
  up: `
    ALTER TABLE watched_teams
      ADD CONSTRAINT watched_teams_division_team_fkey FOREIGN KEY (division_team) REFERENCES division_teams ON DELETE CASCADE;
    CREATE INDEX watched_teams_division_team ON watched_teams (division_team);
  `,
  down: `
    DROP INDEX watched_teams_division_team;
    ALTER TABLE watched_teams DROP CONSTRAINT watched_teams_division_team_fkey;
  `,
};
