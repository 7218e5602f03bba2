import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { payments, registrationTeamPayments } from '../../contract/payments.ts';
import { findOrganizationByName } from '../identity/index.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { createCheckout, type CheckoutParts } from './createCheckout.ts';
import { getQuote } from './getQuote.ts';
import { presentPayment } from './presenter.ts';
import { getPayment, listPayments, type PaymentFilters } from './readPayments.ts';
import { receiveEvent } from './receiveEvent.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import { recordPayment } from './recordPayment.ts';
import { refundPayment } from './refundPayment.ts';

type Query = Parameters<typeof listPayments>[1] & { include?: string };

export const paymentRoutes = (populate: Populate, { processor }: Pick<CheckoutParts, 'processor'>) => {
  const list = async (ctx: Context, res: Response, { include, ...query }: Query, within?: PaymentFilters) => {
    const page = await listPayments(ctx, query, within);
    const data = page.rows.map(presentPayment);
    await populate(ctx, 'payment', data, include);
    return listed(res, page, data);
  };
  return initServer().router(payments, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByOrganizationName: async ({ req, res, params, query }) => {
      const { _id } = await findOrganizationByName(req.ctx, params.name);
      return list(req.ctx, res, query, { organization: _id });
    },
    reconcile: async ({ req, query }) => answer(await reconcilePayments(req.ctx, processor, query)),
    get: async ({ req, res, params, query }) => {
      const row = await getPayment(req.ctx, params.id);
      const data = presentPayment(row);
      await populate(req.ctx, 'payment', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await recordPayment(req.ctx, processor, body);
      return created(res, '/payments', row, presentPayment(row));
    },
    refund: async ({ req, res, params, body }) => {
      const refunded = await refundPayment(req.ctx, processor, params.id, body);
      if (refunded.kind === 'entered') {
        return created(res, '/payments', refunded.entry, presentPayment(refunded.entry));
      }
      const { _id, payment, amount } = refunded.intent;
      const data = { _id, refundOf: payment, amount: -amount, state: 'pending' as const };
      return { status: 202 as const, body: { success: true as const, data } };
    },
    webhook: async ({ req }) => {
      const signature = req.headers['stripe-signature'];
      await receiveEvent(
        req.ctx,
        processor,
        req.rawBody ?? Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      return answer({ received: true as const });
    },
  });
};

/** What a team owes and how it pays. */
export const registrationTeamPaymentRoutes = (parts: CheckoutParts) =>
  initServer().router(registrationTeamPayments, {
    quote: async ({ req, params, query }) => answer(await getQuote(req.ctx, params.id, query.discountCode)),
    checkout: async ({ req, params, body }) =>
      answer(await createCheckout(req.ctx, parts, params.id, body ?? {})),
  });
