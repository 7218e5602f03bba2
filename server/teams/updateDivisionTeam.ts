import type { z } from 'zod';
import type { UpdateDivisionTeam } from '../../contract/divisionTeams.ts';
import { updateAudited } from '../audit/index.ts';
import { DivisionModel } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentFields } from '../platform/writes.ts';
import { TeamModel } from './model.ts';
import { divisionTeamRecord } from './records.ts';

/** Only the fields sent change; `division` moves the team. Throws `invalid_reference`. */
export const updateDivisionTeam = (ctx: Context, id: string, body: z.infer<typeof UpdateDivisionTeam>) =>
  updateAudited(ctx, divisionTeamRecord, id, async (divisionTeam) => {
    await requireReference(DivisionModel, body.division, divisionTeam.organization, 'division');
    await requireReference(TeamModel, body.team, divisionTeam.organization, 'team');
    divisionTeam.set(sentFields(body, ['name', 'team', 'division', 'seed', 'archived', 'isTest']));
  });
