import type { Context } from '../platform/context.ts';
import type { Population } from '../platform/include.ts';
import { filtersOf, findVisible, findVisibleByIds, listVisible, type Paging } from '../platform/reads.ts';
import { sentInstant } from '../platform/writes.ts';
import { readablePayment } from './model.ts';
import { presentPayment } from './presenter.ts';

const filters = {
  organization: 'r.organization = ?',
  registration: 'r.registration = ?',
  registrationTeam: 'r.registration_team = ?',
  player: 'r.player = ?',
  method: 'r.method = ?',
  kind: 'r.kind = ?',
  refundOf: 'r.refund_of = ?',
  from: 'r.created >= ?',
  to: 'r.created < ?',
};

export type PaymentFilters = Partial<Record<keyof typeof filters, string>>;

export const getPayment = (ctx: Context, id: string) => findVisible(ctx, readablePayment, id);

export const listPayments = (ctx: Context, query: Paging & PaymentFilters, within: PaymentFilters = {}) =>
  listVisible(
    ctx,
    readablePayment,
    query,
    filtersOf({ ...query, from: sentInstant(query.from), to: sentInstant(query.to) }, filters, within),
  );

export const paymentPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readablePayment, ids)).map(presentPayment),
};
