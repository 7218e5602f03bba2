import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { rosterOf } from '../players/index.ts';
import { changeSubmission } from './changeSubmission.ts';
import { missingFrom } from './completeness.ts';
import { findLevels } from './findLevels.ts';
import { findForm } from './lockForm.ts';

/**
 * Says that everything which the registration asks of the team is there; one that is complete stays so. Throws 404,
 * 403, `removed`, and `incomplete` with a detail for each thing that is missing.
 */
export const completeTeam = (ctx: Context, id: string) =>
  changeSubmission(
    ctx,
    id,
    async (team) => {
      const registration = await findForm(ctx, team.registration);
      const details = missingFrom(
        { ...team.dataValues, players: (await rosterOf(ctx, [id])).get(id) ?? [] },
        {
          levels: await findLevels(ctx, registration, team.division),
          requirePlayers: registration.requirePlayers,
          allowCoaches: registration.allowCoaches,
          requireReleaseStatement: registration.requireReleaseStatement,
          teamFields: registration.teamFields,
          managerFields: registration.managerFields,
          fields: registration.fields,
        },
      );
      if (details.length > 0) throw new DomainError('incomplete', { details });
      if (!team.completedAt) team.completedAt = ctx.now();
    },
    'complete',
  );
