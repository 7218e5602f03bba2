import { literal } from 'sequelize';
import type { Context } from '../platform/context.ts';
import { placeTeams } from '../teams/index.ts';
import { findSubmissions } from './findSubmissions.ts';
import { RegistrationTeamModel } from './model.ts';
import { recordSubmissionChanges } from './recordSubmissionChanges.ts';
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
  await recordSubmissionChanges(
    ctx,
    'promote',
    ids.flatMap((id) => {
      const [earlier, row] = [before.get(id), after.get(id)];
      return earlier && row ? [{ before: earlier, after: row }] : [];
    }),
  );
  await sendSeatNotices(ctx, 'waitlist_promoted', ids);
}
