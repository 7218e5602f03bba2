import { removeAudited } from '../audit/index.ts';
import type { PersonContext } from '../roles/index.ts';
import { teamEventRecord } from './record.ts';

/** Takes its answers and duties with it. Throws 404 for strangers, 403 for mere members. */
export const removeTeamEvent = (ctx: PersonContext, id: string) =>
  removeAudited(ctx, teamEventRecord, id, 'in_use');
