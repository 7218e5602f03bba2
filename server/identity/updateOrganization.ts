import type { z } from 'zod';
import type { UpdateOrganization } from '../../contract/organizations.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { sentFields } from '../platform/writes.ts';
import { saveWithFreeSlug } from './createOrganization.ts';
import { requireCurrency } from './currency.ts';
import type { OrganizationModel } from './model.ts';
import { organizationRecord } from './records.ts';
import { requireTimeZone } from './timeZone.ts';
import { changeZone } from './zoneFollower.ts';

/**
 * Only the fields sent change; in another zone times of day stay as they are. Throws `invalid_time_zone`,
 * `invalid_currency`, `already_exists` for a short name that is taken, and `in_use` for another currency once money has
 * come in or somebody may be paying: the sums of the ledger are of one currency.
 */
export const updateOrganization = (ctx: Context, id: string, body: z.infer<typeof UpdateOrganization>) =>
  saveWithFreeSlug(() =>
    updateAudited(ctx, organizationRecord, id, async (organization, { timeZone: from }) => {
      requireTimeZone(body.timeZone);
      organization.set(
        sentFields(body, ['name', 'slug', 'email', 'timeZone', 'currency', 'stripeAccountId', 'active']),
      );
      if (organization.changed('currency')) {
        requireCurrency(organization.currency);
        await requireNoMoney(ctx, organization);
      }
      await changeZone(ctx, { organization: id, location: null, from, to: organization.timeZone });
    }),
  );

/** For a row that is locked: payments and pages to pay on read the currency under a lock that waits for this one. */
async function requireNoMoney(ctx: Context, { _id }: OrganizationModel): Promise<void> {
  const [found] = await ctx.db.select<{ hasMoney: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM payments WHERE organization = $1)
         OR EXISTS (SELECT 1 FROM checkouts WHERE organization = $1 AND state IN ('opening', 'open')) AS "hasMoney"`,
    [_id],
  );
  if (!found?.hasMoney) return;
  const message = 'The organization has payments, or an open page to pay on, in its present currency.';
  throw new DomainError('in_use', { details: [{ path: 'currency', message }] });
}
