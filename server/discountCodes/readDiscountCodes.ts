import type { Context } from '../platform/context.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { readableDiscountCode } from './model.ts';
import { presentDiscountCode } from './presenter.ts';

const filters = {
  organization: 'r.organization = ?',
  registration: 'r.registration = ?',
  active: 'r.active = ?',
};

export const getDiscountCode = (ctx: Context, id: string) => findVisible(ctx, readableDiscountCode, id);

export const listDiscountCodes = (
  ctx: Context,
  query: Paging & { organization?: string; registration?: string; active?: boolean },
) => listVisible(ctx, readableDiscountCode, query, filtersOf(query, filters));

export const discountCodePopulation: Population = {
  byIds: async (ctx, ids) =>
    (await findVisibleByIds(ctx, readableDiscountCode, ids)).map(presentDiscountCode),
};
