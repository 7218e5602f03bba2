import type { Context } from '../platform/context.ts';

/**
 * The division teams that meet in a game, or whose players take part in it where it is one of single players. Empty for
 * a game that is unknown, hidden or a bye: nobody goes there. Who may know is asked of each team.
 */
export async function teamsOfGame(ctx: Context, id: string): Promise<string[]> {
  const rows = await ctx.db.select<{ team: string }>(
    `SELECT DISTINCT side.team
     FROM games g CROSS JOIN LATERAL (
       SELECT unnest(ARRAY[g.home_team, g.away_team]) AS team
       UNION ALL
       SELECT p.team FROM players p WHERE p.id = ANY(g.participants) AND p.removed_at IS NULL
     ) side
     WHERE g.id = $1 AND NOT g.is_hidden AND NOT g.is_bye AND side.team IS NOT NULL`,
    [id],
  );
  return rows.map(({ team }) => team);
}
