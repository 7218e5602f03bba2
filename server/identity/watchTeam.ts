import type { z } from 'zod';
import type { User } from '../../contract/identity.ts';
import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import type { IdentityParts } from './parts.ts';
import { readUser, signedIn } from './readUser.ts';

/** Adds a division team to the caller's watchlist. Throws `invalid_reference` for one that the caller can't see. */
export const watchTeam = (ctx: Context, parts: IdentityParts, team: string) =>
  ctx.transaction(async () => {
    const [visible] = await parts.visibleTeams(ctx, [team]);
    if (!visible) throw invalidReference('team');
    const added = await ctx.db.select(
      `INSERT INTO watched_teams (user_id, division_team, created) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING division_team`,
      [signedIn(ctx), team, ctx.now()],
    );
    if (added.length > 0) await touchUser(ctx);
    return readUser(ctx, signedIn(ctx));
  });

/** The caller's account with the watched teams that they can see at present. */
export async function readWatchlist(
  ctx: Context,
  parts: IdentityParts,
): Promise<Pick<z.infer<typeof User>, '_id' | 'watchlist'>> {
  const { _id, watchlist } = await readUser(ctx, signedIn(ctx));
  const visible = new Set((await parts.visibleTeams(ctx, watchlist)).map(({ _id }) => _id));
  return { _id, watchlist: watchlist.filter((team) => visible.has(team)) };
}

/** The watchlist is part of the account's record, though in a table of its own. */
export const touchUser = (ctx: Context) =>
  ctx.db.select('UPDATE users SET version = version + 1, updated = $2 WHERE id = $1', [
    signedIn(ctx),
    ctx.now(),
  ]);
