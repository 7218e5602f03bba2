import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';

/**
 * Refuses a division that the registration does not sign up for: it is below one of its leagues, or else its
 * tournament. Throws `invalid_reference` with `division`.
 */
export async function requireDivision(
  ctx: Context,
  registration: string,
  division: string | null | undefined,
): Promise<void> {
  if (division === null || division === undefined) return;
  const [known] = await ctx.db.select(
    `SELECT 1 FROM divisions d JOIN registrations g ON g.id = $1 LEFT JOIN leagues l ON l.id = d.league
     WHERE d.id = $2 AND d.organization = g.organization
       AND (EXISTS (SELECT FROM registration_leagues x WHERE x.registration = g.id AND x.league = d.league)
         OR d.tournament = g.tournament
         OR (l.tournament = g.tournament
             AND NOT EXISTS (SELECT FROM registration_leagues x WHERE x.registration = g.id)))`,
    [registration, division],
  );
  if (!known) throw invalidReference('division', 'No division that this registration signs up for.');
}
