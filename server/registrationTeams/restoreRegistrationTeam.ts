import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { changeSeatOf } from './changeSeatOf.ts';
import { registrationTeamRecord } from './record.ts';

/**
 * Brings a removed submission back with its place in line and its placement, whatever the capacity; another team may
 * bear its name by now. Throws 404, 403 and `not_removed`.
 */
export const restoreRegistrationTeam = (ctx: Context, id: string) =>
  changeSeatOf(ctx, id, () =>
    updateAudited(
      ctx,
      registrationTeamRecord,
      id,
      (team) => {
        if (!team.deletedAt) throw new DomainError('not_removed');
        team.deletedAt = null;
      },
      'restore',
    ),
  );
