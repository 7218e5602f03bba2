import type { ConfigLevels } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import type { RegistrationModel } from '../registrations/index.ts';

type Form = Pick<RegistrationModel, '_id' | 'config'>;

/**
 * The configuration that counts for a team, level by level: of its division, or without one of what the registration
 * is for; the last level is the registration that it signed up through.
 */
export async function findLevels(
  { db }: Pick<Context, 'db'>,
  registration: Form,
  division: string | null,
): Promise<ConfigLevels> {
  const [levels] = await db.select<ConfigLevels>(
    division === null
      ? `SELECT l.config AS league, t.config AS tournament
         FROM registrations g LEFT JOIN leagues l ON l.id = coalesce(g.league, g.contests[1])
         LEFT JOIN tournaments t ON t.id = coalesce(l.tournament, g.tournament) WHERE g.id = $1`
      : `SELECT d.config AS division, v.league_config AS league, v.tournament_config AS tournament
         FROM divisions d JOIN division_levels v ON v.division = d.id WHERE d.id = $1`,
    [division ?? registration._id],
  );
  return { ...levels, registration: registration.config };
}
