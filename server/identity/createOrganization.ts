import type { z } from 'zod';
import type { CreateOrganization } from '../../contract/organizations.ts';
import { recordAudits } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { requireCurrency } from './currency.ts';
import { AdminModel, OrganizationModel, type OrganizationRow } from './model.ts';
import { presentWholeOrganization } from './presenter.ts';
import { getOrganization } from './readOrganizations.ts';
import { signedIn } from './readUser.ts';
import { firstFreeSlug, slugOf } from './slug.ts';
import { requireTimeZone } from './timeZone.ts';

type Input = z.infer<typeof CreateOrganization>;

/**
 * Founds an organization with the caller as its first administrator. The short name follows from the name unless one
 * is given. Throws `invalid_time_zone`, `invalid_currency`, and `already_exists` for a short name that is taken.
 */
export const createOrganization = (ctx: Context, input: Input): Promise<OrganizationRow> =>
  ctx.transaction(async () => {
    const founder = signedIn(ctx);
    requireTimeZone(input.timeZone);
    requireCurrency(input.currency);
    const slug = input.slug ?? (await freeSlug(ctx, slugOf(input.name)));
    const { _id } = await saveWithFreeSlug(() =>
      OrganizationModel.create({ ...input, slug } as object as never),
    );
    const admin = await AdminModel.create({ organization: _id, user: founder } as object as never);
    const organization = await getOrganization(ctx, _id);
    await recordAudits(ctx, [
      {
        action: 'create',
        resource: 'organization',
        resourceId: _id,
        organization: _id,
        after: presentWholeOrganization(organization),
      },
      {
        action: 'create',
        resource: 'admin',
        resourceId: admin._id,
        organization: _id,
        after: { user: founder },
      },
    ]);
    return organization;
  });

/** Saves, or says that the short name is taken. */
export async function saveWithFreeSlug<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!violates(error, 'organizations_slug')) throw error;
    throw new DomainError('already_exists', {
      details: [{ path: 'slug', message: 'Another organization has this short name.' }],
    });
  }
}

async function freeSlug(ctx: Context, base: string): Promise<string> {
  // Two organizations of one name that are founded at the same moment take their turns.
  await ctx.db.select("SELECT pg_advisory_xact_lock(hashtextextended('organizations.slug', 0))");
  const taken = await ctx.db.select<{ slug: string }>(
    'SELECT lower(slug) AS slug FROM organizations WHERE lower(slug) = $1 OR starts_with(lower(slug), $2)',
    [base, `${base}-`],
  );
  return firstFreeSlug(base, new Set(taken.map(({ slug }) => slug)));
}
