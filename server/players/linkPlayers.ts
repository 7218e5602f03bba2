import { recordAudits } from '../audit/index.ts';
import type { EmailVerifiedHook } from '../identity/index.ts';

/**
 * Links the players that were registered with an address to the account that has just confirmed it; those that are
 * linked to another account stay. The address is locked by the caller, so that whoever adds a player with it at the same
 * moment sees the account, or is seen here.
 */
export const linkPlayers: EmailVerifiedHook = async (ctx, { _id, email }) => {
  const linked = await ctx.db.select<{ _id: string; organization: string }>(
    `UPDATE players SET user_id = $1, version = version + 1, updated = $3
     WHERE lower(email) = lower($2) AND email <> '' AND user_id IS NULL AND removed_at IS NULL
     RETURNING id AS "_id", organization`,
    [_id, email, ctx.now()],
  );
  await recordAudits(
    ctx,
    linked.map((player) => ({
      action: 'link',
      resource: 'player',
      resourceId: player._id,
      organization: player.organization,
      before: { user: null },
      after: { user: _id },
    })),
  );
};
