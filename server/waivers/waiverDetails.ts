import type { z } from 'zod';
import type { WaiverDetail } from '../../contract/waivers.ts';
import type { Context } from '../platform/context.ts';

export type SignatureRow = {
  player: string;
  waiver: string;
  edition: number;
  sentDate: Date | null;
  signDate: Date | null;
  accepted: boolean;
  signedName: string | null;
};

export const signatureColumns =
  's.player, s.waiver, s.edition, s.sent_date AS "sentDate", s.sign_date AS "signDate", s.accepted, ' +
  's.signed_name AS "signedName"';

/** As JSON keeps it: dates are text. */
export type StoredWaiverDetail = Omit<z.infer<typeof WaiverDetail>, 'sentDate' | 'signDate'> & {
  sentDate: string | null;
  signDate: string | null;
};

/** The column of all that a player was asked to sign, as a JSON array; never a token. */
export const waiverDetailsOf = (player: string): string =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('waiver', w.waiver, 'version', w.edition, 'sentDate', w.sent_date,
      'signDate', w.sign_date, 'accepted', w.accepted, 'signedName', w.signed_name) ORDER BY w.sent_date, w.waiver), '[]')
    FROM waiver_signatures w WHERE w.player = ${player})`;

/** Those of the players who have not signed an active waiver that the registration requires. One statement. */
export async function playersToSign(
  ctx: Context,
  registration: string,
  players: readonly string[],
): Promise<Set<string>> {
  const rows = await ctx.db.select<{ player: string }>(
    `SELECT DISTINCT p.player FROM unnest($2::text[]) AS p (player)
     JOIN registration_waivers x ON x.registration = $1 AND x.required
     JOIN waivers w ON w.id = x.waiver AND w.active
     WHERE NOT EXISTS (SELECT 1 FROM waiver_signatures s
       WHERE s.player = p.player AND s.waiver = x.waiver AND s.accepted)`,
    [registration, players],
  );
  return new Set(rows.map(({ player }) => player));
}
