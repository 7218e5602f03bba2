import { literal } from 'sequelize';
import { recordAudits } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { placeTeams } from '../teams/index.ts';
import { findSubmissions } from './findSubmissions.ts';
import { RegistrationTeamModel } from './model.ts';
import { presentSubmission } from './presenter.ts';
import { sendSeatNotices } from './sendSeatNotices.ts';

/**
 * Seats the teams whose turn it is, in the open transaction, in as many statements as one takes: accepted, placed in
 * their divisions, and told by a mail each.
 */
export async function promoteTeams(
  ctx: Context,
  teams: readonly { _id: string }[],
  now: Date,
): Promise<void> {
  if (teams.length === 0) return;
  const ids = teams.map(({ _id }) => _id);
  const before = await findSubmissions(ctx, ids);
  await RegistrationTeamModel.update(
    { status: 'Accepted', promotedAt: now, windowOpen: true, version: literal('version + 1') },
    { where: { _id: ids } },
  );
  await placeTeams(ctx, ids);
  const after = await findSubmissions(ctx, ids);
  await recordAudits(
    ctx,
    ids.flatMap((id) => {
      const [earlier, row] = [before.get(id), after.get(id)];
      if (!earlier || !row) return [];
      return {
        action: 'promote',
        resource: 'registrationTeam',
        resourceId: id,
        organization: row.organization,
        before: presentSubmission(ctx.actor, earlier),
        after: presentSubmission(ctx.actor, row),
      };
    }),
  );
  await sendSeatNotices(ctx, 'waitlist_promoted', ids);
}
