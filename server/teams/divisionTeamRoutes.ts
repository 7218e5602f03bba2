import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { divisionTeams } from '../../contract/divisionTeams.ts';
import { getDivision, getLeague } from '../competitions/index.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import type { Page } from '../platform/reads.ts';
import { getRegistration } from '../registrations/index.ts';
import { createDivisionTeam } from './createDivisionTeam.ts';
import { presentDivisionTeam } from './presenter.ts';
import type { DivisionTeamRow } from './model.ts';
import {
  getDivisionTeam,
  listDivisionTeams,
  listDivisionTeamsOfSubmission,
  type DivisionTeamFilters,
} from './readDivisionTeams.ts';
import { removeDivisionTeam } from './removeDivisionTeam.ts';
import { updateDivisionTeam } from './updateDivisionTeam.ts';

type Query = Parameters<typeof listDivisionTeams>[1] & { include?: string };

export const divisionTeamRoutes = (populate: Populate) => {
  const answered = async (ctx: Context, res: Response, page: Page<DivisionTeamRow>, include?: string) => {
    const data = page.rows.map((row) => presentDivisionTeam(ctx.actor, row));
    await populate(ctx, 'divisionTeam', data, include);
    return listed(res, page, data);
  };
  const list = async (ctx: Context, res: Response, query: Query, within?: DivisionTeamFilters) =>
    answered(ctx, res, await listDivisionTeams(ctx, query, within), query.include);
  return initServer().router(divisionTeams, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByDivision: async ({ req, res, params, query }) => {
      await getDivision(req.ctx, params.id);
      return list(req.ctx, res, query, { division: params.id });
    },
    listByLeague: async ({ req, res, params, query }) => {
      await getLeague(req.ctx, params.id);
      return list(req.ctx, res, query, { league: params.id });
    },
    listByRegistration: async ({ req, res, params, query }) => {
      await getRegistration(req.ctx, params.id);
      return list(req.ctx, res, query, { registration: params.id });
    },
    listByRegistrationTeam: async ({ req, res, params, query }) => {
      const page = await listDivisionTeamsOfSubmission(req.ctx, params.id, query);
      return answered(req.ctx, res, page, query.include);
    },
    get: async ({ req, res, params, query }) => {
      const row = await getDivisionTeam(req.ctx, params.id);
      const data = presentDivisionTeam(req.ctx.actor, row);
      await populate(req.ctx, 'divisionTeam', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createDivisionTeam(req.ctx, body);
      return created(res, '/divisionTeams', row, presentDivisionTeam(req.ctx.actor, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateDivisionTeam(req.ctx, params.id, body);
      return found(res, row, presentDivisionTeam(req.ctx.actor, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeDivisionTeam(req.ctx, params.id);
      return found(res, row, presentDivisionTeam(req.ctx.actor, row));
    },
  });
};
