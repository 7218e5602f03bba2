import type { Context } from '../platform/context.ts';
import { linkTo } from '../platform/links.ts';
import { hashOfToken, newMailedToken } from '../platform/mailedToken.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { findTeamFacts } from './findTeamFacts.ts';

/** How long an invitation can be filled in. */
const validHours = 14 * 24;

/** A new link for this address, in the open transaction; earlier ones of the team end. */
export async function mailInvite(
  ctx: Context,
  registrationTeam: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.select(
    `DELETE FROM registration_invites WHERE registration_team = $1
       OR hash IN (SELECT hash FROM registration_invites WHERE expires_at < $2 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [registrationTeam, now],
  );
  const token = newMailedToken();
  await ctx.db.select(
    `INSERT INTO registration_invites (hash, registration_team, email, expires_at, created)
     VALUES ($1, $2, $3, $4, $5)`,
    [hashOfToken(token), registrationTeam, email, new Date(now.getTime() + validHours * 3_600_000), now],
  );
  const { organization, ...facts } = await findTeamFacts(ctx, registrationTeam);
  await enqueueMail(ctx, {
    template: 'registration_invitation',
    to: email,
    organization,
    data: { ...facts, name, link: linkTo(ctx, 'invite', token), validHours },
    dedupeKey: `registration_invitation:${newObjectId()}`,
  });
}
