import { initServer } from '@ts-rest/express';
import { waivers } from '../../contract/waivers.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { createWaiver } from './createWaiver.ts';
import { findLink } from './findLink.ts';
import { presentWaiver, presentWaiverToSign } from './presenter.ts';
import { getWaiver, listWaivers } from './readWaivers.ts';
import { removeWaiver } from './removeWaiver.ts';
import { signWaiver } from './signWaiver.ts';
import { updateWaiver } from './updateWaiver.ts';

export const waiverRoutes = (populate: Populate) =>
  initServer().router(waivers, {
    list: async ({ req, res, query: { include, ...query } }) => {
      const page = await listWaivers(req.ctx, query);
      const data = page.rows.map(presentWaiver);
      await populate(req.ctx, 'waiver', data, include);
      return listed(res, page, data);
    },
    get: async ({ req, res, params, query }) => {
      const row = await getWaiver(req.ctx, params.id);
      const data = presentWaiver(row);
      await populate(req.ctx, 'waiver', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createWaiver(req.ctx, body);
      return created(res, '/waivers', row, presentWaiver(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateWaiver(req.ctx, params.id, body);
      return found(res, row, presentWaiver(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeWaiver(req.ctx, params.id);
      return found(res, row, presentWaiver(row));
    },
    readToSign: async ({ req, params }) => answer(presentWaiverToSign(await findLink(req.ctx, params.token))),
    sign: async ({ req, params, body }) => answer(await signWaiver(req.ctx, params.token, body)),
  });
