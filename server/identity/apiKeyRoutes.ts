import { initServer } from '@ts-rest/express';
import { apiKeys } from '../../contract/apiKeys.ts';
import { created, found, listed } from '../platform/answers.ts';
import { createApiKey } from './createApiKey.ts';
import { presentApiKey } from './presenter.ts';
import { getApiKey, listApiKeys } from './readApiKeys.ts';
import { revokeApiKey } from './revokeApiKey.ts';
import { rotateApiKey } from './rotateApiKey.ts';

export const apiKeyRoutes = () =>
  initServer().router(apiKeys, {
    list: async ({ req, res, query }) => {
      const page = await listApiKeys(req.ctx, query);
      return listed(res, page, page.rows.map(presentApiKey));
    },
    get: async ({ req, res, params }) => {
      const row = await getApiKey(req.ctx, params.id);
      return found(res, row, presentApiKey(row));
    },
    create: async ({ req, res, body }) => {
      const { row, key } = await createApiKey(req.ctx, body);
      return created(res, '/apiKeys', row, { ...presentApiKey(row), key });
    },
    rotate: async ({ req, res, params, body }) => {
      const { row, key } = await rotateApiKey(req.ctx, params.id, body?.graceHours);
      return found(res, row, { ...presentApiKey(row), key });
    },
    remove: async ({ req, res, params }) => {
      const row = await revokeApiKey(req.ctx, params.id);
      return found(res, row, presentApiKey(row));
    },
  });
