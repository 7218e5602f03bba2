import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';

type OpenDivision = { _id: string; version: number };

/** A division that the registration signs up for: it is below one of its leagues, or else its tournament. */
export async function findOpenDivision(
  { db }: Pick<Context, 'db'>,
  registration: string,
  division: string,
): Promise<OpenDivision | undefined> {
  const [found] = await db.select<OpenDivision>(
    `SELECT d.id AS "_id", d.version
     FROM divisions d JOIN registrations g ON g.id = $1 LEFT JOIN leagues l ON l.id = d.league
     WHERE d.id = $2 AND d.organization = g.organization
       AND (EXISTS (SELECT FROM registration_leagues x WHERE x.registration = g.id AND x.league = d.league)
         OR d.tournament = g.tournament
         OR (l.tournament = g.tournament
             AND NOT EXISTS (SELECT FROM registration_leagues x WHERE x.registration = g.id)))`,
    [registration, division],
  );
  return found;
}

export const notSignedUpFor = () =>
  invalidReference('division', 'No division that this registration signs up for.');

/** Refuses a division that the registration does not sign up for. Throws `invalid_reference` with `division`. */
export async function requireDivision(
  ctx: Context,
  registration: string,
  division: string | null | undefined,
): Promise<void> {
  if (division === null || division === undefined) return;
  if (!(await findOpenDivision(ctx, registration, division))) throw notSignedUpFor();
}
