import type { Context } from '../platform/context.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { readableWaiver } from './model.ts';
import { presentWaiver } from './presenter.ts';

const filters = { organization: 'r.organization = ?', active: 'r.active = ?' };

export const getWaiver = (ctx: Context, id: string) => findVisible(ctx, readableWaiver, id);

export const listWaivers = (ctx: Context, query: Paging & { organization?: string; active?: boolean }) =>
  listVisible(ctx, readableWaiver, query, filtersOf(query, filters));

export const waiverPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableWaiver, ids)).map(presentWaiver),
};
