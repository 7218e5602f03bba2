import type { z } from 'zod';
import type { UpdateTeam } from '../../contract/teams.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { teamRecord } from './records.ts';

/** Only the fields sent change. */
export const updateTeam = (ctx: Context, id: string, body: z.infer<typeof UpdateTeam>) =>
  updateAudited(ctx, teamRecord, id, (team) => {
    team.set(sentFields(body, ['name', 'logoUrl', 'color']));
  });
