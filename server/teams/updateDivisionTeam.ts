import type { z } from 'zod';
import type { UpdateDivisionTeam } from '../../contract/divisionTeams.ts';
import { updateAudited } from '../audit/index.ts';
import { DivisionModel } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { requireReference, sentFields } from '../platform/writes.ts';
import { TeamModel } from './model.ts';
import { divisionTeamRecord } from './records.ts';

/**
 * Only the fields sent change; `division` moves a team that no submission placed. The names of players that stand for
 * the team's may come back from a client that sends what it read, and leave the name as it is. Throws
 * `invalid_reference`.
 */
export const updateDivisionTeam = (ctx: Context, id: string, body: z.infer<typeof UpdateDivisionTeam>) =>
  updateAudited(ctx, divisionTeamRecord, id, async (divisionTeam, before) => {
    await requireReference(DivisionModel, body.division, divisionTeam.organization, 'division');
    await requireReference(TeamModel, body.team, divisionTeam.organization, 'team');
    divisionTeam.set(sentFields(body, ['team', 'division', 'seed', 'archived', 'isTest']));
    if (body.name !== undefined && body.name !== before.playersName) divisionTeam.name = body.name;
    if (divisionTeam.changed('division') && divisionTeam.registrationTeam !== null) {
      throw new DomainError('invalid_reference', {
        details: [{ path: 'division', message: 'The team moves with its submission.' }],
      });
    }
  });
