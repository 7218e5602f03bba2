import type { Context } from '../platform/context.ts';
import { enqueueMails } from '../platform/outbox.ts';

type Recipient = {
  _id: string;
  name: string;
  email: string;
  organization: string;
  organizationName: string;
  teamName: string | null;
  hasAccount: boolean;
};

/** Nobody's mailbox is filled by others: beyond so many rosters a day their address gets no further word. */
const maxMailsADay = 10;

/** Tells those of the new players who have an address what roster they are on, in the open transaction. */
export async function sendSignupMails(ctx: Context, players: readonly string[]): Promise<void> {
  const recipients = await ctx.db.select<Recipient>(
    `SELECT p.id AS "_id", p.name, p.email, o.id AS organization, o.name AS "organizationName",
       coalesce(s.name, t.name) AS "teamName", p.user_id IS NOT NULL AS "hasAccount"
     FROM players p JOIN organizations o ON o.id = p.organization
     LEFT JOIN registration_teams s ON s.id = p.registration_team LEFT JOIN division_teams t ON t.id = p.team
     WHERE p.id = ANY($1) AND p.email <> ''
       AND (SELECT count(*) FROM players q WHERE lower(q.email) = lower(p.email) AND q.email <> '' AND q.id <= p.id
              AND q.created > $2::timestamptz - interval '1 day') <= $3
     ORDER BY p.id`,
    [players, ctx.now(), maxMailsADay],
  );
  await enqueueMails(
    ctx,
    recipients.map(({ _id, email, organization, ...told }) => ({
      template: 'player_signup' as const,
      to: email,
      organization,
      data: told,
      dedupeKey: `player_signup:${_id}`,
    })),
  );
}
