import type { StoredConfig } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';

/** Who takes the money of a registration, and on what terms. */
export type Merchant = {
  readonly currency: string;
  /** The connected account; null while the organization has none. */
  readonly destination: string | null;
  /** What is given beside the fee is called. */
  readonly donationName: string;
  readonly registrationConfig: StoredConfig;
};

/** The organization's currency can't change before the open transaction ends. Throws 404. */
export async function findMerchant(ctx: Context, registration: string): Promise<Merchant> {
  const [merchant] = await ctx.db.select<Merchant>(
    `SELECT o.currency, o.stripe_account_id AS destination, coalesce(p.name, 'Donation') AS "donationName",
            g.config AS "registrationConfig"
     FROM registrations g JOIN organizations o ON o.id = g.organization
     LEFT JOIN payment_products p ON p.id = g.donation_product WHERE g.id = $1 FOR SHARE OF o`,
    [registration],
  );
  if (!merchant) throw notFound();
  return merchant;
}
