import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';

/** What mails call the place that a team signs up for. */
export type PlaceNames = {
  organizationName: string;
  /** Of the league, or else the tournament. */
  competitionName: string | null;
  divisionName: string | null;
};

/** What mails call the parts of a submission. */
export type TeamFacts = PlaceNames & { organization: string; teamName: string };

const names =
  'o.name AS "organizationName", coalesce(l.name, t.name) AS "competitionName", d.name AS "divisionName"';

/** Around a registration `g` and a division `d`. */
const around =
  'JOIN organizations o ON o.id = g.organization ' +
  'LEFT JOIN leagues l ON l.id = coalesce(d.league, g.league) ' +
  'LEFT JOIN tournaments t ON t.id = coalesce(d.tournament, g.tournament)';

export async function findTeamFacts(ctx: Context, id: string): Promise<TeamFacts> {
  const [facts] = await ctx.db.select<TeamFacts>(
    `SELECT r.organization, ${names}, r.name AS "teamName"
     FROM registration_teams r JOIN registrations g ON g.id = r.registration
     LEFT JOIN divisions d ON d.id = r.division ${around} WHERE r.id = $1`,
    [id],
  );
  if (!facts) throw notFound();
  return facts;
}

/** An address to tell of a submission, with what mails call its parts. */
export type TeamContact = TeamFacts & { _id: string; to: string };

/** The registrant and the managers of these submissions, each address once a submission, in one statement. */
export const findTeamContacts = (ctx: Context, ids: readonly string[]): Promise<TeamContact[]> =>
  ctx.db.select<TeamContact>(
    `SELECT DISTINCT ON (r.id, lower(a.email)) r.id AS "_id", a.email AS "to", r.organization, ${names},
            r.name AS "teamName"
     FROM registration_teams r JOIN registrations g ON g.id = r.registration
     LEFT JOIN divisions d ON d.id = r.division ${around}
     LEFT JOIN users u ON u.id = r.registrant
     CROSS JOIN LATERAL unnest(array_append(r.manager_addresses, u.email)) AS a (email)
     WHERE r.id = ANY($1) AND a.email IS NOT NULL
     ORDER BY r.id, lower(a.email)`,
    [ids],
  );

/** The same of a team that is still to sign up. */
export async function findPlaceNames(
  ctx: Context,
  registration: string,
  division: string | null,
): Promise<PlaceNames> {
  const [found] = await ctx.db.select<PlaceNames>(
    `SELECT ${names} FROM registrations g LEFT JOIN divisions d ON d.id = $2 ${around} WHERE g.id = $1`,
    [registration, division],
  );
  if (!found) throw notFound();
  return found;
}
