import { initServer } from '@ts-rest/express';
import { admins } from '../../contract/identity.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { createAdmin } from './createAdmin.ts';
import type { IdentityParts } from './parts.ts';
import { presentAdmin, presentUser } from './presenter.ts';
import { getAdmin, getAdminByClerkId, listAdmins } from './readAdmins.ts';
import { removeAdmin } from './removeAdmin.ts';
import { signIn } from './signIn.ts';

export const adminRoutes = (parts: IdentityParts, populate: Populate) =>
  initServer().router(admins, {
    login: async ({ req, body }) => {
      const session = await signIn(req.ctx, parts, body, 'admin');
      return answer({ ...session, user: presentUser(session.user) });
    },
    list: async ({ req, res, query }) => {
      const page = await listAdmins(req.ctx, query);
      const data = page.rows.map(presentAdmin);
      await populate(req.ctx, 'admin', data, query.include);
      return listed(res, page, data);
    },
    getByClerkId: async ({ req, res, params, query }) => {
      const row = await getAdminByClerkId(req.ctx, params.id);
      const data = presentAdmin(row);
      await populate(req.ctx, 'admin', [data], query.include);
      return found(res, row, data);
    },
    get: async ({ req, res, params, query }) => {
      const row = await getAdmin(req.ctx, params.id);
      const data = presentAdmin(row);
      await populate(req.ctx, 'admin', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createAdmin(req.ctx, parts, body);
      return created(res, '/admins', row, presentAdmin(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeAdmin(req.ctx, params.id);
      return found(res, row, presentAdmin(row));
    },
  });
