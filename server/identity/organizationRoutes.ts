import { initServer } from '@ts-rest/express';
import { organizations } from '../../contract/organizations.ts';
import { created, found, listed } from '../platform/answers.ts';
import { createOrganization } from './createOrganization.ts';
import { presentOrganization, presentWholeOrganization } from './presenter.ts';
import { getOrganization, listOrganizations } from './readOrganizations.ts';
import { updateOrganization } from './updateOrganization.ts';

export const organizationRoutes = () =>
  initServer().router(organizations, {
    list: async ({ req, res, query }) => {
      const page = await listOrganizations(req.ctx, query);
      return listed(
        res,
        page,
        page.rows.map((row) => presentOrganization(req.ctx.actor, row)),
      );
    },
    get: async ({ req, res, params }) => {
      const row = await getOrganization(req.ctx, params.id);
      return found(res, row, presentOrganization(req.ctx.actor, row));
    },
    create: async ({ req, res, body }) => {
      const row = await createOrganization(req.ctx, body);
      // The token was issued before its owner administered anything.
      return created(res, '/organizations', row, presentWholeOrganization(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateOrganization(req.ctx, params.id, body);
      return found(res, row, presentOrganization(req.ctx.actor, row));
    },
  });
