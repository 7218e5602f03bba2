import { removeAudited } from '../audit/index.ts';
import type { PersonContext } from '../roles/index.ts';
import { assignmentRecord } from './record.ts';

/** Throws 404 for strangers, 403 for mere members. */
export const removeAssignment = (ctx: PersonContext, id: string) =>
  removeAudited(ctx, assignmentRecord, id, 'in_use');
