import { signedIn } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, notFound } from '../platform/errors.ts';
import { findVisible } from '../platform/reads.ts';
import { changePlayer } from './changePlayer.ts';
import { PlayerModel, readablePlayer, type PlayerRow } from './model.ts';

/** Confirmed: nobody signs in with an address that is not. */
const addressOf = ({ actor }: Context) => ('email' in actor ? actor.email.toLowerCase() : null);

/**
 * Links a player that was registered with the caller's own address. Throws 404, `email_mismatch`, and `already_linked`
 * where it is another account's.
 */
export const linkPlayer = (ctx: Context, id: string): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    const user = signedIn(ctx);
    const player = await PlayerModel.findByPk(id, { lock: true });
    if (!player || player.removedAt !== null) throw notFound();
    if (player.email.toLowerCase() !== addressOf(ctx)) {
      // Who is nothing to the player does not learn that there is one.
      await findVisible(ctx, readablePlayer, id);
      throw new DomainError('email_mismatch');
    }
    if (player.user !== null && player.user !== user) throw new DomainError('already_linked');
    player.user = user;
    return changePlayer(ctx, player, {}, 'link');
  });
