import type { z } from 'zod';
import type { RosterPlayer } from '../../contract/registrationTeamBodies.ts';
import type { Context } from '../platform/context.ts';
import { addPlayers, type PlayerRow } from '../players/index.ts';
import { findOpenRoster } from './findOpenRoster.ts';

/** Puts a player on the roster. Throws 404, 403, `removed`, `roster_locked`, `roster_full`, `invalid_fields`. */
export const addRosterPlayer = (
  ctx: Context,
  id: string,
  player: z.infer<typeof RosterPlayer>,
): Promise<PlayerRow> =>
  ctx.transaction(async () => {
    const { organization } = await findOpenRoster(ctx, id);
    const [row] = await addPlayers(ctx, {
      ...{ organization, registrationTeam: id, team: null, players: [player] },
      answersPath: () => 'fields',
    });
    return row as PlayerRow;
  });
