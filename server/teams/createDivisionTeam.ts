import type { z } from 'zod';
import type { CreateDivisionTeam } from '../../contract/divisionTeams.ts';
import { createAudited } from '../audit/index.ts';
import { DivisionModel } from '../competitions/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference } from '../platform/writes.ts';
import { TeamModel } from './model.ts';
import { divisionTeamRecord } from './records.ts';

/** Throws `organization_required`, `invalid_reference`. */
export const createDivisionTeam = (ctx: Context, body: z.infer<typeof CreateDivisionTeam>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    await requireReference(DivisionModel, body.division, organization, 'division');
    await requireReference(TeamModel, body.team, organization, 'team');
    return createAudited(ctx, divisionTeamRecord, { ...body, organization });
  });
