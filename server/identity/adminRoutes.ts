import { initServer } from '@ts-rest/express';
import { admins } from '../../contract/identity.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import { createAdmin } from './createAdmin.ts';
import type { IdentityParts } from './parts.ts';
import { presentAdmin, presentUser } from './presenter.ts';
import { getAdmin, getAdminByClerkId, listAdmins } from './readAdmins.ts';
import { removeAdmin } from './removeAdmin.ts';
import { signIn } from './signIn.ts';

export const adminRoutes = (parts: IdentityParts) =>
  initServer().router(admins, {
    login: async ({ req, body }) => {
      const session = await signIn(req.ctx, parts, body, 'admin');
      return answer({ ...session, user: presentUser(session.user) });
    },
    list: async ({ req, res, query }) => {
      const page = await listAdmins(req.ctx, query);
      return listed(res, page, page.rows.map(presentAdmin));
    },
    getByClerkId: async ({ req, res, params }) => {
      const row = await getAdminByClerkId(req.ctx, params.id);
      return found(res, row, presentAdmin(row));
    },
    get: async ({ req, res, params }) => {
      const row = await getAdmin(req.ctx, params.id);
      return found(res, row, presentAdmin(row));
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
