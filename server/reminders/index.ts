export { isStillDue } from './isStillDue.ts';
export { defineReminderJobs } from './jobs.ts';
