import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { hashOfToken } from '../platform/mailedToken.ts';

export type LinkedWaiver = {
  player: string;
  waiver: string;
  edition: number;
  title: string;
  text: string;
  required: boolean;
  playerName: string;
  teamName: string | null;
  registration: string | null;
  organization: string;
  organizationName: string;
  expiresAt: Date;
};

/** True for a link that can still sign, over `s`; $1 is its hash and $2 now. */
export const isOpenLink = 's.token_hash = $1 AND s.expires_at > $2 AND NOT s.accepted';

/** What the link asks to sign. Throws `invalid_token` for one that was used, replaced or has expired. */
export async function findLink(ctx: Context, token: string): Promise<LinkedWaiver> {
  const [row] = await ctx.db.select<LinkedWaiver>(
    `SELECT s.player, s.waiver, s.edition, w.title, x.text, coalesce(a.required, false) AS required,
       p.name AS "playerName", t.name AS "teamName", t.registration, o.id AS organization,
       o.name AS "organizationName", s.expires_at AS "expiresAt"
     FROM waiver_signatures s
     JOIN waivers w ON w.id = s.waiver
     JOIN waiver_texts x ON x.waiver = s.waiver AND x.edition = s.edition
     JOIN players p ON p.id = s.player
     JOIN organizations o ON o.id = p.organization
     LEFT JOIN registration_teams t ON t.id = p.registration_team
     LEFT JOIN registration_waivers a ON a.registration = t.registration AND a.waiver = s.waiver
     WHERE ${isOpenLink}`,
    [hashOfToken(token), ctx.now()],
  );
  if (!row) throw new DomainError('invalid_token');
  return row;
}
