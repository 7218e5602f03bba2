import type { Context } from '../platform/context.ts';

async function readCurrency(ctx: Context, organization: string, lock: '' | 'FOR SHARE'): Promise<string> {
  const [found] = await ctx.db.select<{ currency: string }>(
    `SELECT currency FROM organizations WHERE id = $1 ${lock}`,
    [organization],
  );
  return found?.currency ?? 'usd';
}

/** In what an organization charges: ISO 4217, lower case. */
export const currencyOf = (ctx: Context, organization: string): Promise<string> =>
  readCurrency(ctx, organization, '');

/** As above, and it can't change before the open transaction ends. */
export const lockCurrency = (ctx: Context, organization: string): Promise<string> =>
  readCurrency(ctx, organization, 'FOR SHARE');
