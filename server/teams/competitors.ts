import type { Context } from '../platform/context.ts';

export type Competitor = {
  _id: string;
  /** Neither archived nor a test team. */
  plays: boolean;
  /** Of its division. */
  sports: string[];
};

/**
 * The teams of a division, or of all divisions of a tournament and its leagues, by `_id`, without withdrawn ones; none of
 * them can be deleted before the open transaction ends.
 */
export const competitorsOf = (
  ctx: Context,
  of: { division: string } | { tournament: string },
): Promise<Competitor[]> => {
  const [condition, id] =
    'division' in of
      ? ['r.division = $1', of.division]
      : ['coalesce(d.tournament, l.tournament) = $1', of.tournament];
  return ctx.db.select<Competitor>(
    `SELECT r.id AS "_id", NOT r.archived AND NOT r.is_test AS plays, d.sports
     FROM division_teams r JOIN divisions d ON d.id = r.division LEFT JOIN leagues l ON l.id = d.league
     WHERE ${condition} AND NOT r.withdrawn ORDER BY r.id FOR KEY SHARE OF r`,
    [id],
  );
};
