import { initServer } from '@ts-rest/express';
import { paymentProducts } from '../../contract/paymentProducts.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { createPaymentProduct } from './createPaymentProduct.ts';
import { presentPaymentProduct } from './presenter.ts';
import { getPaymentProduct, listPaymentProducts } from './readPaymentProducts.ts';
import { removePaymentProduct } from './removePaymentProduct.ts';
import { updatePaymentProduct } from './updatePaymentProduct.ts';

export const paymentProductRoutes = (populate: Populate) => ({
  paymentProducts: initServer().router(paymentProducts, {
    list: async ({ req, res, query }) => {
      const page = await listPaymentProducts(req.ctx, query);
      const data = page.rows.map(presentPaymentProduct);
      await populate(req.ctx, 'paymentProduct', data, query.include);
      return listed(res, page, data);
    },
    get: async ({ req, res, params, query }) => {
      const row = await getPaymentProduct(req.ctx, params.id);
      const data = presentPaymentProduct(row);
      await populate(req.ctx, 'paymentProduct', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createPaymentProduct(req.ctx, body);
      return created(res, '/paymentProducts', row, presentPaymentProduct(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updatePaymentProduct(req.ctx, params.id, body);
      return found(res, row, presentPaymentProduct(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removePaymentProduct(req.ctx, params.id);
      return found(res, row, presentPaymentProduct(row));
    },
  }),
});
