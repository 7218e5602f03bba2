import { anonymous } from '../platform/actor.ts';
import { createContext } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { sendReminders } from './sendReminders.ts';

/** All zones begin their day at a quarter of an hour: soon after it, and for what was put in since, each five minutes. */
export function defineReminderJobs(jobs: Pick<Jobs, 'define'>, db: Database): void {
  jobs.define('reminders', { every: '*/5 * * * *' }, () =>
    sendReminders(createContext(db, { actor: anonymous, requestId: 'reminders' })),
  );
}
