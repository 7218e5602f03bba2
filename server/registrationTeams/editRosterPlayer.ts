import type { z } from 'zod';
import type { UpdateRosterPlayer } from '../../contract/registrationTeamBodies.ts';
import type { Context } from '../platform/context.ts';
import { updateRosterPlayer, type PlayerRow } from '../players/index.ts';
import { findOpenRoster } from './findOpenRoster.ts';

/**
 * Changes a player of the roster. Throws 404, 403, 412 for the player's version, `removed`, `roster_locked`,
 * `invalid_fields`.
 */
export const editRosterPlayer = (
  ctx: Context,
  id: string,
  player: string,
  { name, email, number, fields }: z.infer<typeof UpdateRosterPlayer>,
): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    await findOpenRoster(ctx, id);
    return updateRosterPlayer(ctx, id, player, { name, email, number, fields });
  });
