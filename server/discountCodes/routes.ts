import { initServer } from '@ts-rest/express';
import { discountCodes } from '../../contract/discountCodes.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { checkDiscountCode } from './checkDiscountCode.ts';
import { createDiscountCode } from './createDiscountCode.ts';
import { presentDiscountCode } from './presenter.ts';
import { getDiscountCode, listDiscountCodes } from './readDiscountCodes.ts';
import { removeDiscountCode } from './removeDiscountCode.ts';
import { updateDiscountCode } from './updateDiscountCode.ts';

export const discountCodeRoutes = (populate: Populate) => ({
  discountCodes: initServer().router(discountCodes, {
    list: async ({ req, res, query }) => {
      const page = await listDiscountCodes(req.ctx, query);
      const data = page.rows.map(presentDiscountCode);
      await populate(req.ctx, 'discountCode', data, query.include);
      return listed(res, page, data);
    },
    check: async ({ req, body }) => answer(await checkDiscountCode(req.ctx, body)),
    get: async ({ req, res, params, query }) => {
      const row = await getDiscountCode(req.ctx, params.id);
      const data = presentDiscountCode(row);
      await populate(req.ctx, 'discountCode', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createDiscountCode(req.ctx, body);
      return created(res, '/discountCodes', row, presentDiscountCode(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateDiscountCode(req.ctx, params.id, body);
      return found(res, row, presentDiscountCode(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeDiscountCode(req.ctx, params.id);
      return found(res, row, presentDiscountCode(row));
    },
  }),
});
