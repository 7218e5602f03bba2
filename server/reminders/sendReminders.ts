import type { Context } from '../platform/context.ts';
import { findReminderDays } from './days.ts';
import { sendEventReminders } from './sendEventReminders.ts';
import { sendFormReminders } from './sendFormReminders.ts';
import { sendGameReminders } from './sendGameReminders.ts';

/**
 * Puts what is due at this moment into the outbox. Each reminder has a key of its own, so that it is sent once however
 * often and wherever this runs.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  const now = ctx.now();
  const days = await findReminderDays(ctx, now);
  if (days.zones.length === 0) return;
  await sendGameReminders(ctx, days, now);
  await sendEventReminders(ctx, days, now);
  await sendFormReminders(ctx, days, now);
}
