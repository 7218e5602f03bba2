import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { registrations } from '../../contract/registrations.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import type { Page } from '../platform/reads.ts';
import { createRegistration } from './createRegistration.ts';
import type { RegistrationRow } from './model.ts';
import { presentRegistration } from './presenter.ts';
import {
  getRegistration,
  listAllRegistrations,
  listLeagueRegistrations,
  listRegistrations,
  listShownRegistrations,
  listTournamentRegistrations,
} from './readRegistrations.ts';
import { removeRegistration } from './removeRegistration.ts';
import { updateRegistration } from './updateRegistration.ts';

export const registrationRoutes = (populate: Populate) => {
  const list = async (ctx: Context, res: Response, page: Page<RegistrationRow>, include?: string) => {
    const data = page.rows.map((row) => presentRegistration(ctx, row));
    await populate(ctx, 'registration', data, include);
    return listed(res, page, data);
  };
  return initServer().router(registrations, {
    list: async ({ req, res, query }) =>
      list(req.ctx, res, await listRegistrations(req.ctx, query), query.include),
    listByOrganizationName: async ({ req, res, params, query }) =>
      list(req.ctx, res, await listShownRegistrations(req.ctx, params.name, query), query.include),
    listAllByOrganizationName: async ({ req, res, params, query }) =>
      list(req.ctx, res, await listAllRegistrations(req.ctx, params.name, query), query.include),
    listByTournament: async ({ req, res, params, query }) =>
      list(req.ctx, res, await listTournamentRegistrations(req.ctx, params.id, query), query.include),
    listByLeague: async ({ req, res, params, query }) =>
      list(req.ctx, res, await listLeagueRegistrations(req.ctx, params.id, query), query.include),
    get: async ({ req, res, params, query }) => {
      const row = await getRegistration(req.ctx, params.id);
      const data = presentRegistration(req.ctx, row);
      await populate(req.ctx, 'registration', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createRegistration(req.ctx, body);
      return created(res, '/registrations', row, presentRegistration(req.ctx, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateRegistration(req.ctx, params.id, body);
      return found(res, row, presentRegistration(req.ctx, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeRegistration(req.ctx, params.id);
      return found(res, row, presentRegistration(req.ctx, row));
    },
  });
};
