import { teamsOfGame } from '../games/index.ts';
import { invalidReference, notFound } from '../platform/errors.ts';
import { rolesOn, type PersonContext } from '../roles/index.ts';
import { TeamEventModel } from './model.ts';

/** What an answer or a duty is for: one of the two. */
export type Occasion = { game: string | null; teamEvent: string | null };

/** The game or event that a body names, which must be one of this team's. Throws `invalid_reference`. */
export async function requireOccasion(
  ctx: PersonContext,
  divisionTeam: string,
  { game = null, teamEvent = null }: { game?: string | null; teamEvent?: string | null },
): Promise<Occasion> {
  if (game !== null && !(await teamsOfGame(ctx, game)).includes(divisionTeam)) throw invalidReference('game');
  if (teamEvent !== null) {
    const event = await TeamEventModel.findByPk(teamEvent, { attributes: ['_id', 'divisionTeam'] });
    if (event?.divisionTeam !== divisionTeam) throw invalidReference('teamEvent');
  }
  return { game, teamEvent };
}

/**
 * The teams of a game, or the one asked for, on which the caller has a role, by `_id`. Throws 404 where there is none:
 * for a stranger the game might as well not exist.
 */
export async function ownTeamsInGame(ctx: PersonContext, game: string, asked?: string): Promise<string[]> {
  const teams = await teamsOfGame(ctx, game);
  const own = await rolesOn(ctx, asked === undefined ? teams : teams.filter((team) => team === asked));
  if (own.size === 0) throw notFound();
  return [...own.keys()];
}
