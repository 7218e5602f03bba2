import type { z } from 'zod';
import type { CreateStat } from '../../contract/stats.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { requirePlayers } from '../players/index.ts';
import { statRecord } from './record.ts';
import { onceAPlayer, requireStatFacts } from './statReferences.ts';

/** Throws `organization_required`, `invalid_reference`, `unknown_stat`, `already_exists`. */
export const createStat = (ctx: Context, body: z.infer<typeof CreateStat>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const { game, player, divisionTeam, values: figures } = body;
    await requirePlayers(ctx, organization, [player], () => 'player');
    await requireStatFacts(ctx, organization, { game, divisionTeam, figures }, {});
    return onceAPlayer(() =>
      createAudited(ctx, statRecord, { organization, game, player, divisionTeam, figures }),
    );
  });
