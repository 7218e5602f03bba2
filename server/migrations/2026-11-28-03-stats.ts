import type { Migration } from '../platform/migrate.ts';

const resolved = (field: string, otherwise: boolean) =>
  `coalesce(d.config -> '${field}', l.config -> '${field}', t.config -> '${field}', '${otherwise}') = 'true'`;

const levels = `
      SELECT d.id AS division,
             l.config AS league_config,
             t.config AS tournament_config,
             coalesce(l.active, true) AND coalesce(t.active, true) AS active,
             ${resolved('hideTeams', false)} AS hide_teams,
             ${resolved('hideSchedules', false)} AS hide_schedules,
             ${resolved('hideStandings', false)} AS hide_standings`;

const below = `
        FROM divisions d
        LEFT JOIN leagues l ON l.id = d.league
        LEFT JOIN tournaments t ON t.id = coalesce(d.tournament, l.tournament);`;

export const stats: Migration = {
  name: '2026-11-28-03-stats',
  up: `
    CREATE OR REPLACE VIEW division_levels AS ${levels},
             ${resolved('showStats', true)} AS show_stats ${below}

    CREATE TABLE stats (
      id text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      organization text NOT NULL REFERENCES organizations,
      created timestamptz NOT NULL,
      updated timestamptz NOT NULL,
      game text NOT NULL REFERENCES games,
      player text NOT NULL,
      division_team text NOT NULL REFERENCES division_teams,
      figures jsonb NOT NULL
    );
    CREATE UNIQUE INDEX stats_game_player ON stats (game, player);
    CREATE INDEX stats_organization ON stats (organization, created, id);
    CREATE INDEX stats_player ON stats (player);
    CREATE INDEX stats_division_team ON stats (division_team);
  `,
  down: `
    DROP TABLE stats;
    DROP VIEW division_levels;
    CREATE VIEW division_levels AS ${levels} ${below}
  `,
};
