import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DivisionTeamModel } from './model.ts';
import { presentStoredDivisionTeam } from './presenter.ts';
import { storedDivisionTeams } from './storedDivisionTeams.ts';

/** Changes the team that a submission was placed as, in the open transaction; nothing where it is not placed. */
async function changePlacedTeam(
  ctx: Context,
  registrationTeam: string,
  fields: Partial<Pick<DivisionTeamModel, 'division' | 'name'>>,
): Promise<void> {
  const team = await DivisionTeamModel.findOne({ where: { registrationTeam }, lock: true });
  if (!team) return;
  team.set(fields);
  if (!team.changed()) return;
  const [before] = await storedDivisionTeams(ctx, [team._id]);
  await team.save();
  const [after] = await storedDivisionTeams(ctx, [team._id]);
  if (!before || !after) return;
  await recordAudit(ctx, {
    action: 'update',
    resource: 'divisionTeam',
    resourceId: team._id,
    organization: team.organization,
    before: presentStoredDivisionTeam(before),
    after: presentStoredDivisionTeam(after),
  });
}

/** The placed team follows its submission to another division; its games stay where they are. */
export const movePlacedTeam = (ctx: Context, registrationTeam: string, division: string) =>
  changePlacedTeam(ctx, registrationTeam, { division });

/** A new name of the submission reaches the placed team. */
export const renamePlacedTeam = (ctx: Context, registrationTeam: string, name: string) =>
  changePlacedTeam(ctx, registrationTeam, { name });
