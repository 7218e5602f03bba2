import type { z } from 'zod';
import type { UpdateOrganization } from '../../contract/organizations.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { saveWithFreeSlug } from './createOrganization.ts';
import { organizationRecord } from './records.ts';
import { requireTimeZone } from './timeZone.ts';

/** Only the fields sent change. Throws `invalid_time_zone`, and `already_exists` for a short name that is taken. */
export const updateOrganization = (ctx: Context, id: string, body: z.infer<typeof UpdateOrganization>) =>
  saveWithFreeSlug(() =>
    updateAudited(ctx, organizationRecord, id, (organization) => {
      requireTimeZone(body.timeZone);
      organization.set(
        sentFields(body, ['name', 'slug', 'email', 'timeZone', 'currency', 'stripeAccountId', 'active']),
      );
    }),
  );
