import type { z } from 'zod';
import type { UpdateTimeSlot } from '../../contract/timeSlots.ts';
import { updateAudited } from '../audit/index.ts';
import { LeagueModel, TournamentModel } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { instantOf, requireReference, sentFields } from '../platform/writes.ts';
import type { TimeSlotModel } from './model.ts';
import { timeSlotRecord } from './record.ts';
import { requireCourts } from './requireCourts.ts';
import { requireInterval } from './slotRules.ts';

/**
 * Only the fields sent change. Throws `invalid_reference`, `invalid_interval`, and `in_use` for another place or time
 * of a slot that a game has: teams have been told, so the game is moved first.
 */
export const updateTimeSlot = (ctx: Context, id: string, body: z.infer<typeof UpdateTimeSlot>) =>
  updateAudited(ctx, timeSlotRecord, id, async (slot) => {
    if (body.location !== undefined || body.court !== undefined) {
      const { location = slot.location, court = slot.court } = body;
      const [place] = await requireCourts(ctx, slot.organization, [{ location, court }], () => '');
      slot.set({ location, court: place?.court ?? null });
    }
    await requireReference(LeagueModel, body.league, slot.organization, 'league');
    await requireReference(TournamentModel, body.tournament, slot.organization, 'tournament');
    slot.set(sentFields(body, ['league', 'tournament']));
    if (body.start !== undefined) slot.set('start', instantOf(body.start));
    if (body.end !== undefined) slot.set('end', instantOf(body.end));
    requireInterval(slot.start, slot.end);
    await requireUnusedIfMoved(ctx, slot);
  });

async function requireUnusedIfMoved(ctx: Context, slot: TimeSlotModel): Promise<void> {
  const moved = (['location', 'court', 'start', 'end'] as const).filter((field) => slot.changed(field));
  if (moved.length === 0) return;
  const [game] = await ctx.db.select<{ _id: string }>(
    'SELECT id AS "_id" FROM games WHERE time_slot = $1 LIMIT 1',
    [slot._id],
  );
  if (!game) return;
  const message = `Game ${game._id} has this slot: move the game first.`;
  throw new DomainError('in_use', { details: moved.map((path) => ({ path, message })) });
}
