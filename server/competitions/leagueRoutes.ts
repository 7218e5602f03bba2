import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { leagues } from '../../contract/leagues.ts';
import { getOrganization } from '../identity/index.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { createLeague } from './createLeague.ts';
import { presentLeague } from './presenter.ts';
import { getLeague, getTournament, listLeagues } from './readCompetitions.ts';
import { removeLeague } from './removeLeague.ts';
import { updateLeague } from './updateLeague.ts';

type Query = Parameters<typeof listLeagues>[1] & { include?: string };
type Within = Parameters<typeof listLeagues>[2];

export const leagueRoutes = (populate: Populate) => {
  const list = async (ctx: Context, res: Response, query: Query, within?: Within) => {
    const page = await listLeagues(ctx, query, within);
    const data = page.rows.map((row) => presentLeague(ctx.actor, row));
    await populate(ctx, 'league', data, query.include);
    return listed(res, page, data);
  };
  return initServer().router(leagues, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByOrganization: async ({ req, res, params, query }) => {
      await getOrganization(req.ctx, params.id);
      return list(req.ctx, res, query, { organization: params.id });
    },
    listByTournament: async ({ req, res, params, query }) => {
      await getTournament(req.ctx, params.id);
      return list(req.ctx, res, query, { tournament: params.id });
    },
    get: async ({ req, res, params, query }) => {
      const row = await getLeague(req.ctx, params.id);
      const data = presentLeague(req.ctx.actor, row);
      await populate(req.ctx, 'league', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createLeague(req.ctx, body);
      return created(res, '/leagues', row, presentLeague(req.ctx.actor, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateLeague(req.ctx, params.id, body);
      return found(res, row, presentLeague(req.ctx.actor, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeLeague(req.ctx, params.id);
      return found(res, row, presentLeague(req.ctx.actor, row));
    },
  });
};
