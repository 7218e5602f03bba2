import type { Context } from '../platform/context.ts';

/** Ends the links that are on their way to a player: the address is another, or there is nothing to sign any more. */
export const endLinks = (ctx: Context, player: string) =>
  ctx.db.select('UPDATE waiver_signatures SET token_hash = NULL WHERE player = $1 AND NOT accepted', [
    player,
  ]);
