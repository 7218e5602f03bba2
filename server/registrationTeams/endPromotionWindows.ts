import type { Context } from '../platform/context.ts';
import { windowEnd } from './capacity.ts';
import { lockDivisions } from './lockDivisions.ts';
import { RegistrationTeamModel } from './model.ts';
import { waitlistedFrom } from './promotion.ts';
import { readDivisionTerms, readSeats } from './readSeats.ts';
import { sendSeatNotices } from './sendSeatNotices.ts';

type OpenWindow = { _id: string; division: string; promotedAt: Date };

/** Of all divisions, or of this one. */
const openWindows = (ctx: Context, division: string | null = null): Promise<OpenWindow[]> =>
  ctx.db.select<OpenWindow>(
    `SELECT id AS "_id", division, promoted_at AS "promotedAt" FROM registration_teams
     WHERE window_open AND division = coalesce($1, division) ORDER BY promoted_at, id`,
    [division],
  );

/**
 * Where the precedence of a promoted team has ended, a team that was earlier in line and paid late comes before it
 * from that moment on, without anybody writing anything: who loses the seat by it is told, once.
 */
export async function endPromotionWindows(ctx: Context): Promise<void> {
  const open = await openWindows(ctx);
  const divisions = [...new Set(open.map(({ division }) => division))];
  const terms = await readDivisionTerms(ctx, divisions);
  const endOf = ({ division, promotedAt }: OpenWindow) =>
    windowEnd(promotedAt, terms.get(division)?.capacity.promotionPaymentWindowHours ?? 0);
  const ended = open.filter((window) => endOf(window) <= ctx.now());
  for (const division of new Set(ended.map((window) => window.division))) {
    await endWindowsOf(ctx, division);
  }
}

const endWindowsOf = (ctx: Context, division: string): Promise<void> =>
  ctx.transaction(async () => {
    await lockDivisions(ctx, [division]);
    const now = ctx.now();
    const seats = (await readSeats(ctx, [division])).get(division);
    if (!seats) return;
    const windowHours = seats.capacity.promotionPaymentWindowHours;
    const ended = (await openWindows(ctx, division))
      .map(({ _id, promotedAt }) => ({ _id, end: windowEnd(promotedAt, windowHours) }))
      .filter(({ end }) => end <= now);
    if (ended.length === 0) return;
    await RegistrationTeamModel.update(
      { windowOpen: false },
      { where: { _id: ended.map(({ _id }) => _id) }, silent: true },
    );
    const moments = new Map(ended.map(({ end }) => [end.getTime(), end]));
    const waitlisted = [...moments.values()].flatMap((moment) => waitlistedFrom(seats, moment));
    await sendSeatNotices(ctx, 'team_waitlisted', [...new Set(waitlisted.map(({ _id }) => _id))]);
  });
