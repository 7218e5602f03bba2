import type { z } from 'zod';
import type { UpdateStat } from '../../contract/stats.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { requirePlayers } from '../players/index.ts';
import { statRecord } from './record.ts';
import { onceAPlayer, requireStatFacts } from './statReferences.ts';

/** Only the fields sent change; `values` replaces all. Throws `invalid_reference`, `unknown_stat`, `already_exists`. */
export const updateStat = (ctx: Context, id: string, body: z.infer<typeof UpdateStat>) =>
  onceAPlayer(() =>
    updateAudited(ctx, statRecord, id, async (stat) => {
      const before = stat.figures;
      stat.set({
        ...sentFields(body, ['game', 'player', 'divisionTeam']),
        ...(body.values === undefined ? {} : { figures: body.values }),
      });
      if (stat.changed('player')) {
        await requirePlayers(ctx, stat.organization, [stat.player], () => 'player');
      }
      if (stat.changed()) await requireStatFacts(ctx, stat.organization, stat, before);
    }),
  );
