import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { teams } from '../../contract/teams.ts';
import { getDivision, getLeague } from '../competitions/index.ts';
import { findOrganizationByName, getOrganization } from '../identity/index.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { createTeam } from './createTeam.ts';
import { presentTeam } from './presenter.ts';
import { getDivisionOf, getTeam, listTeams, type TeamFilters } from './readTeams.ts';
import { removeTeam } from './removeTeam.ts';
import { updateTeam } from './updateTeam.ts';

type Query = Parameters<typeof listTeams>[1] & { include?: string };

export const teamRoutes = (populate: Populate) => {
  const list = async (ctx: Context, res: Response, query: Query, within?: TeamFilters) => {
    const page = await listTeams(ctx, query, within);
    const data = page.rows.map(presentTeam);
    await populate(ctx, 'team', data, query.include);
    return listed(res, page, data);
  };
  return initServer().router(teams, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByLeague: async ({ req, res, params, query }) => {
      await getLeague(req.ctx, params.id);
      return list(req.ctx, res, query, { league: params.id });
    },
    listByDivision: async ({ req, res, params, query }) => {
      await getDivision(req.ctx, params.id);
      return list(req.ctx, res, query, { division: params.id });
    },
    listByOrganizationName: async ({ req, res, params, query }) => {
      const { _id } = await findOrganizationByName(req.ctx, params.name);
      return list(req.ctx, res, query, { organization: _id });
    },
    listByOrganizationAndDivision: async ({ req, res, params, query }) => {
      await getOrganization(req.ctx, params.orgId);
      await getDivisionOf(req.ctx, params.divId, params.orgId);
      return list(req.ctx, res, query, { organization: params.orgId, division: params.divId });
    },
    get: async ({ req, res, params, query }) => {
      const row = await getTeam(req.ctx, params.id);
      const data = presentTeam(row);
      await populate(req.ctx, 'team', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createTeam(req.ctx, body);
      return created(res, '/teams', row, presentTeam(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateTeam(req.ctx, params.id, body);
      return found(res, row, presentTeam(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeTeam(req.ctx, params.id);
      return found(res, row, presentTeam(row));
    },
  });
};
