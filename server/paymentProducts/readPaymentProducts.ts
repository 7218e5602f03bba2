import type { Context } from '../platform/context.ts';
import type { Document } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { readablePaymentProduct } from './model.ts';
import { presentPaymentProduct } from './presenter.ts';

const filters = { organization: 'r.organization = ?', kind: 'r.kind = ?', active: 'r.active = ?' };

export const getPaymentProduct = (ctx: Context, id: string) => findVisible(ctx, readablePaymentProduct, id);

export const listPaymentProducts = (
  ctx: Context,
  query: Paging & { organization?: string; kind?: string; active?: boolean },
) => listVisible(ctx, readablePaymentProduct, query, filtersOf(query, filters));

/** Those of the ids that the caller may see, as they are answered. */
export const paymentProductsByIds = async (ctx: Context, ids: readonly string[]): Promise<Document[]> =>
  (await findVisibleByIds(ctx, readablePaymentProduct, ids)).map(presentPaymentProduct);
