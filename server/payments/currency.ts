import type { Context } from '../platform/context.ts';

/** In what an organization charges: ISO 4217, lower case. */
export async function currencyOf(ctx: Context, organization: string): Promise<string> {
  const [found] = await ctx.db.select<{ currency: string }>(
    'SELECT currency FROM organizations WHERE id = $1',
    [organization],
  );
  return found?.currency ?? 'usd';
}
