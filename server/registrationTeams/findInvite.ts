import type { z } from 'zod';
import type { RegistrationInvite } from '../../contract/registrationTeamRecord.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { hashOfToken } from '../platform/mailedToken.ts';

type Invite = z.infer<typeof RegistrationInvite> & { organization: string };

/** True for an invitation that can be filled in, over `i` and its team `r`; $1 is its hash and $2 now. */
const isOpen =
  'i.hash = $1 AND i.used_at IS NULL AND i.expires_at > $2 AND r.unregistered AND r.deleted_at IS NULL';

/** What the invitation begins with. Throws `invalid_token` for one that was used, replaced or has expired. */
export async function findInvite(ctx: Context, token: string): Promise<Invite> {
  const [invite] = await ctx.db.select<Invite>(
    `SELECT r.id AS "registrationTeam", r.registration, r.division, r.organization, o.name AS "organizationName",
       coalesce(l.name, t.name) AS "competitionName", d.name AS "divisionName", r.name,
       coalesce(r.managers -> 0 ->> 'name', '') AS "managerName", i.email, i.expires_at AS "expiresAt"
     FROM registration_invites i
     JOIN registration_teams r ON r.id = i.registration_team
     JOIN registrations g ON g.id = r.registration
     JOIN organizations o ON o.id = r.organization
     LEFT JOIN divisions d ON d.id = r.division
     LEFT JOIN leagues l ON l.id = coalesce(d.league, g.league)
     LEFT JOIN tournaments t ON t.id = coalesce(d.tournament, g.tournament)
     WHERE ${isOpen}`,
    [hashOfToken(token), ctx.now()],
  );
  if (!invite) throw new DomainError('invalid_token');
  return invite;
}

/** Takes the invitation out of use, in the open transaction: of two who fill it in at once, one. Throws `invalid_token`. */
export async function consumeInvite(ctx: Context, token: string): Promise<void> {
  const consumed = await ctx.db.select(
    `UPDATE registration_invites i SET used_at = $2 FROM registration_teams r
     WHERE r.id = i.registration_team AND ${isOpen} RETURNING i.hash`,
    [hashOfToken(token), ctx.now()],
  );
  if (consumed.length === 0) throw new DomainError('invalid_token');
}
