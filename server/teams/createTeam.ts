import type { z } from 'zod';
import type { CreateTeam } from '../../contract/teams.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { teamRecord } from './records.ts';

/** Throws `organization_required`, `invalid_reference`. */
export const createTeam = (ctx: Context, body: z.infer<typeof CreateTeam>) =>
  createAudited(ctx, teamRecord, { ...body, organization: organizationForCreate(ctx, body.organization) });
