import type { Document, Population } from '../platform/include.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import type { PersonContext } from '../roles/index.ts';
import { getTeamEvent, ownTeamsInGame, type Occasion } from '../teamEvents/index.ts';
import { readableAvailability, type AvailabilityRow } from './model.ts';
import { presentAvailability } from './presenter.ts';

/** Who comes to a game, of one team or of the caller's teams in it. Throws 404 where it has none there. */
export async function listAvailabilityForGame(
  ctx: PersonContext,
  game: string,
  team?: string,
): Promise<AvailabilityRow[]> {
  return rostersWithAnswers(ctx, await ownTeamsInGame(ctx, game, team), { game, teamEvent: null });
}

/** Who comes to an event. Throws 404 for one that is unknown or another team's. */
export async function listAvailabilityForTeamEvent(
  ctx: PersonContext,
  id: string,
): Promise<AvailabilityRow[]> {
  const { divisionTeam } = await getTeamEvent(ctx, id);
  return rostersWithAnswers(ctx, [divisionTeam], { game: null, teamEvent: id });
}

/** One row a player on the rosters, answered or not, by team and name. */
const rostersWithAnswers = (ctx: PersonContext, teams: readonly string[], { game, teamEvent }: Occasion) =>
  ctx.db.select<AvailabilityRow>(
    `SELECT a.id AS "_id", p.organization, p.team AS "divisionTeam", $2::text AS game, $3::text AS "teamEvent",
            p.id AS player, p.name, a.status, a.note, a.created, a.updated
     FROM players p
     LEFT JOIN availabilities a ON a.player = p.id AND (a.game = $2 OR a.team_event = $3)
     WHERE p.team = ANY($1) AND p.removed_at IS NULL
     ORDER BY p.team, p.name, p.id`,
    [teams, game, teamEvent],
  );

export const availabilityPopulation: Population = {
  byIds: async (ctx, ids) =>
    (await findVisibleByIds(ctx, readableAvailability, ids)).map(
      (row) => presentAvailability(row) as Document,
    ),
};
