import type { z } from 'zod';
import type { CreatePlayer } from '../../contract/players.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { addPlayers } from './addPlayers.ts';
import type { PlayerRow } from './model.ts';

/**
 * A player of the administrator's own making. Throws `organization_required`, `invalid_reference`, `removed`,
 * `roster_full`, `invalid_fields`.
 */
export async function createPlayer(ctx: Context, body: z.infer<typeof CreatePlayer>): Promise<PlayerRow> {
  const { organization, team = null, registrationTeam = null, ...player } = body;
  const [row] = await addPlayers(ctx, {
    organization: organizationForCreate(ctx, organization),
    team,
    registrationTeam,
    players: [player],
    answersPath: () => 'fields',
  });
  return row as PlayerRow;
}
