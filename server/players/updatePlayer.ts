import type { z } from 'zod';
import type { UpdatePlayer } from '../../contract/players.ts';
import type { Context } from '../platform/context.ts';
import { findForWrite } from '../platform/writes.ts';
import { changePlayer } from './changePlayer.ts';
import { lockRoster, requireRoomFor, type LockedRoster } from './lockRoster.ts';
import { PlayerModel, readablePlayer, type PlayerRow } from './model.ts';
import { getPlayer } from './readPlayers.ts';
import { placeAfter } from './rosterPlace.ts';

type Sent = z.infer<typeof UpdatePlayer>;

/** Before the player's own row: whoever adds to a roster locks it first and its players after. */
async function lockDestination(ctx: Context, id: string, sent: Sent): Promise<LockedRoster | null> {
  if (sent.team === undefined && sent.registrationTeam === undefined) return null;
  const player = await getPlayer(ctx, id);
  const place = placeAfter(sent, player);
  return place && lockRoster(ctx, player.organization, place);
}

/**
 * An administrator's edit. The linked account stays as it is unless `user: null` unlinks it; another team is another
 * roster, which a player that is off its own joins again. Throws 404, 403, 412, `invalid_reference`, `removed`,
 * `roster_full`, `invalid_fields`.
 */
export const updatePlayer = (ctx: Context, id: string, body: Sent): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    const destination = await lockDestination(ctx, id, body);
    const player = await findForWrite(ctx, PlayerModel, readablePlayer, id);
    if (destination) {
      requireRoomFor(destination, 1);
      const { team, registrationTeam } = destination;
      player.set({ team, registrationTeam, removedAt: null });
    }
    return changePlayer(ctx, player, body);
  });
