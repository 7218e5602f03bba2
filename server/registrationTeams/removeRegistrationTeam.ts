import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { changeSeatOf } from './changeSeatOf.ts';
import { registrationTeamRecord } from './record.ts';

/** What the ledger holds of a team, donations included, in cents. */
async function heldOf(ctx: Context, id: string): Promise<number> {
  const [money] = await ctx.db.select<{ held: number }>(
    'SELECT held FROM registration_team_money WHERE registration_team = $1',
    [id],
  );
  return money?.held ?? 0;
}

/**
 * Hides a submission everywhere and gives its seat up; it can be restored. Throws 404, 403, `removed` for one that is,
 * and `unrefunded_payments` while the ledger holds money of it.
 */
export const removeRegistrationTeam = (ctx: Context, id: string) =>
  changeSeatOf(ctx, id, ({ now }) =>
    updateAudited(
      ctx,
      registrationTeamRecord,
      id,
      async (team) => {
        if (team.deletedAt) throw new DomainError('removed');
        if ((await heldOf(ctx, id)) > 0) throw new DomainError('unrefunded_payments');
        team.deletedAt = now;
      },
      'delete',
    ),
  );
