import type { Jobs } from '../platform/jobs.ts';
import type { PushParts } from './deliverPush.ts';
import { readReceipts } from './readReceipts.ts';

/** What pushes ask for beside their delivery: soon after a receipt can be there, and once a minute. */
export function definePushJobs(jobs: Pick<Jobs, 'define'>, parts: PushParts): void {
  const every = 1000 * Math.min(60, Math.max(1, parts.receiptSeconds));
  jobs.define('push receipts', { every }, ({ touch }) => readReceipts(parts, touch));
}
