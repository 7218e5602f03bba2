import { anonymous } from '../platform/actor.ts';
import { createContext } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { endPromotionWindows } from './endPromotionWindows.ts';

/** What the seats of divisions ask for beside the requests. */
export function defineSeatJobs(jobs: Pick<Jobs, 'define'>, db: Database): void {
  jobs.define('promotion windows', { every: '1 minute' }, () =>
    endPromotionWindows(createContext(db, { actor: anonymous, requestId: 'promotion windows' })),
  );
}
