import type { z } from 'zod';
import type { CreateLocation } from '../../contract/locations.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate, requireTimeZone } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { requireDistinctCourts } from './courtNames.ts';
import { locationRecord } from './record.ts';

/** Throws `organization_required`, `invalid_reference`, `invalid_time_zone`, `already_exists`. */
export const createLocation = (ctx: Context, body: z.infer<typeof CreateLocation>) => {
  const organization = organizationForCreate(ctx, body.organization);
  requireTimeZone(body.timeZone, 'timeZone');
  requireDistinctCourts(body.courts);
  return createAudited(ctx, locationRecord, { ...body, organization });
};
