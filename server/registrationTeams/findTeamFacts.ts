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
type TeamFacts = PlaceNames & { organization: string; teamName: string };

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
type TeamContact = TeamFacts & { _id: string; to: string };

const contact = `r.id AS "_id", a.email AS "to", r.organization, ${names}, r.name AS "teamName"`;

/** Beside submissions `r`, the addresses `a` of their registrants and managers. */
const contacts =
  'JOIN registrations g ON g.id = r.registration ' +
  `LEFT JOIN divisions d ON d.id = r.division ${around} ` +
  'LEFT JOIN users u ON u.id = r.registrant ' +
  'JOIN LATERAL unnest(array_append(r.manager_addresses, u.email)) AS a (email) ON a.email IS NOT NULL';

/** The registrant and the managers of these submissions, each address once a submission, in one statement. */
export const findTeamContacts = (ctx: Context, ids: readonly string[]): Promise<TeamContact[]> =>
  ctx.db.select<TeamContact>(
    `SELECT DISTINCT ON (r.id, lower(a.email)) ${contact} FROM registration_teams r ${contacts}
     WHERE r.id = ANY($1) ORDER BY r.id, lower(a.email)`,
    [ids],
  );

/** Something to tell a submission of. With an address it is the key of the message that tells it. */
type Thing = { readonly registrationTeam: string; readonly key: string };

/** As above, of those who have not been told yet; with the key of the thing and that of the message. */
export async function findUntoldContacts(
  ctx: Context,
  things: readonly Thing[],
): Promise<(TeamContact & { key: string; dedupeKey: string })[]> {
  if (things.length === 0) return [];
  const found = await ctx.db.select<TeamContact & { key: string }>(
    `SELECT DISTINCT ON (x.key, lower(a.email)) x.key, ${contact}
     FROM unnest($1::text[], $2::text[]) AS x (id, key) JOIN registration_teams r ON r.id = x.id ${contacts}
     WHERE NOT EXISTS (SELECT FROM outbox told WHERE told.dedupe_key = x.key || ':' || lower(a.email))
     ORDER BY x.key, lower(a.email)`,
    [things.map(({ registrationTeam }) => registrationTeam), things.map(({ key }) => key)],
  );
  return found.map((each) => ({ ...each, dedupeKey: `${each.key}:${each.to.toLowerCase()}` }));
}

/** The same of a team that is still to sign up. */
export async function findPlaceNames(
  { db }: Pick<Context, 'db'>,
  registration: string,
  division: string | null,
): Promise<PlaceNames> {
  const [found] = await db.select<PlaceNames>(
    `SELECT ${names} FROM registrations g LEFT JOIN divisions d ON d.id = $2 ${around} WHERE g.id = $1`,
    [registration, division],
  );
  if (!found) throw notFound();
  return found;
}
