import type { Context } from '../platform/context.ts';
import { linkTo } from '../platform/links.ts';
import { hashOfToken, newMailedToken } from '../platform/mailedToken.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMails } from '../platform/outbox.ts';

/** How long a mailed link works. */
const linkValidHours = 30 * 24;

type AskedWaiver = { _id: string; title: string; edition: number };
type Signer = {
  _id: string;
  name: string;
  email: string;
  teamName: string | null;
  organization: string;
  organizationName: string;
};

/** What is asked of the players of the registration. Nobody else can edit a text before it is sent out. */
const waiversOf = (ctx: Context, registration: string): Promise<AskedWaiver[]> =>
  ctx.db.select(
    `SELECT w.id AS "_id", w.title, w.edition
     FROM registration_waivers x JOIN waivers w ON w.id = x.waiver
     WHERE x.registration = $1 AND w.active ORDER BY x.position FOR SHARE OF w`,
    [registration],
  );

const signersOf = (ctx: Context, players: readonly string[]): Promise<Signer[]> =>
  ctx.db.select(
    `SELECT p.id AS "_id", p.name, p.email, s.name AS "teamName", o.id AS organization,
       o.name AS "organizationName"
     FROM players p JOIN organizations o ON o.id = p.organization
     LEFT JOIN registration_teams s ON s.id = p.registration_team
     WHERE p.id = ANY($1) AND p.email <> '' AND p.removed_at IS NULL ORDER BY p.id`,
    [players],
  );

/**
 * Mails those of the players who have an address a link for each waiver of the registration that they have not signed.
 * Links that were sent before end. In the open transaction, in a handful of statements whatever the number.
 *
 * @returns the ids of the players who get a mail
 */
export async function requestSignatures(
  ctx: Context,
  { registration, players }: { registration: string; players: readonly string[] },
): Promise<string[]> {
  if (players.length === 0) return [];
  const waivers = await waiversOf(ctx, registration);
  if (waivers.length === 0) return [];
  const signers = await signersOf(ctx, players);
  const requests = signers.flatMap((signer) =>
    waivers.map((waiver) => ({ signer, waiver, token: newMailedToken() })),
  );
  const now = ctx.now();
  const sent = await ctx.db.select<{ hash: string }>(
    `INSERT INTO waiver_signatures (player, waiver, edition, email, token_hash, expires_at, sent_date)
     SELECT player, waiver, edition, email, hash, $6, $7
     FROM unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::text[])
       AS q (player, waiver, edition, email, hash)
     ON CONFLICT (player, waiver) DO UPDATE
       SET edition = excluded.edition, email = excluded.email, token_hash = excluded.token_hash,
           expires_at = excluded.expires_at, sent_date = excluded.sent_date
       WHERE NOT waiver_signatures.accepted
     RETURNING token_hash AS hash`,
    [
      requests.map(({ signer }) => signer._id),
      requests.map(({ waiver }) => waiver._id),
      requests.map(({ waiver }) => waiver.edition),
      requests.map(({ signer }) => signer.email),
      requests.map(({ token }) => hashOfToken(token)),
      new Date(now.getTime() + linkValidHours * 3_600_000),
      now,
    ],
  );
  const hashes = new Set(sent.map(({ hash }) => hash));
  const open = requests.filter(({ token }) => hashes.has(hashOfToken(token)));
  const asked = signers.flatMap((signer) => {
    const own = open.filter((request) => request.signer === signer);
    return own.length === 0 ? [] : [{ signer, own }];
  });
  await enqueueMails(
    ctx,
    asked.map(({ signer, own }) => ({
      template: 'player_waiver_required' as const,
      to: signer.email,
      organization: signer.organization,
      data: {
        name: signer.name,
        teamName: signer.teamName,
        organizationName: signer.organizationName,
        waivers: own.map(({ waiver, token }) => ({
          title: waiver.title,
          link: linkTo(ctx, 'waiver', token),
        })),
        validHours: linkValidHours,
      },
      dedupeKey: `player_waiver_required:${newObjectId()}`,
    })),
  );
  return asked.map(({ signer }) => signer._id);
}
