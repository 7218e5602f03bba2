import type { z } from 'zod';
import type { UpdateLocation } from '../../contract/locations.ts';
import { updateAudited } from '../audit/index.ts';
import { changeZone, getOrganization, requireTimeZone } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { requireDistinctCourts } from './courtNames.ts';
import { locationRecord } from './record.ts';

/**
 * Only the fields sent change; `courts` replaces all courts, and in another zone times of day stay as they are. Throws
 * `invalid_time_zone`, `already_exists`.
 */
export const updateLocation = (ctx: Context, id: string, body: z.infer<typeof UpdateLocation>) =>
  updateAudited(ctx, locationRecord, id, async (location, before) => {
    requireTimeZone(body.timeZone, 'timeZone');
    requireDistinctCourts(body.courts);
    location.set(sentFields(body, ['name', 'address', 'latitude', 'longitude', 'timeZone', 'courts']));
    if (!location.changed('timeZone')) return;
    const { organization } = location;
    const { timeZone: usual } = await getOrganization(ctx, organization);
    const [from, to] = [before.timeZone ?? usual, location.timeZone ?? usual];
    await changeZone(ctx, { organization, location: id, from, to });
  });
