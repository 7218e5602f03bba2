import type { Context } from '../platform/context.ts';
import { readUser, signedIn } from './readUser.ts';
import { touchUser } from './watchTeam.ts';

/** Takes a division team off the caller's watchlist; one that is not there changes nothing. */
export const unwatchTeam = (ctx: Context, team: string) =>
  ctx.transaction(async () => {
    const removed = await ctx.db.select(
      'DELETE FROM watched_teams WHERE user_id = $1 AND division_team = $2 RETURNING division_team',
      [signedIn(ctx), team],
    );
    if (removed.length > 0) await touchUser(ctx);
    return readUser(ctx, signedIn(ctx));
  });
