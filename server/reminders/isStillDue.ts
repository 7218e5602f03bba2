import type { Database } from '../platform/database.ts';
import type { OutboxMessage } from '../platform/outboxDelivery.ts';
import type { PushData } from '../platform/pushes.ts';
import { isEventStillDue } from './sendEventReminders.ts';
import { isGameStillDue } from './sendGameReminders.ts';

/** Whether a push still is to be sent. A reminder that was put off until its occasion is over or cancelled is not. */
export async function isStillDue(
  db: Database,
  { template, data }: Pick<OutboxMessage, 'template' | 'data'>,
  now: Date,
): Promise<boolean> {
  switch (template) {
    case 'game_day_reminder':
      return isGameStillDue(db, (data as PushData['game_day_reminder']).game, now);
    case 'event_day_reminder':
      return isEventStillDue(db, (data as PushData['event_day_reminder']).teamEvent, now);
    default:
      return true;
  }
}
