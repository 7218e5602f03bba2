import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import { isOnRoster, takeOffRoster, type PlayerRow } from '../players/index.ts';
import { findOpenRoster } from './findOpenRoster.ts';

/**
 * Takes a player off the roster. Throws 404, 403, `removed`, `roster_locked`, and `invalid_reference` for one who is not
 * on it.
 */
export const removeRosterPlayer = (ctx: Context, id: string, player: string): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    await findOpenRoster(ctx, id);
    if (!(await isOnRoster(ctx, id, player))) {
      throw invalidReference('player', 'No player on the roster of this team.');
    }
    return takeOffRoster(ctx, player);
  });
