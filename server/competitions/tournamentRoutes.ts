import { initServer } from '@ts-rest/express';
import { tournaments } from '../../contract/tournaments.ts';
import { findOrganizationByName } from '../identity/index.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import type { Response } from 'express';
import { createTournament } from './createTournament.ts';
import { presentTournament } from './presenter.ts';
import { getTournament, listTournaments } from './readCompetitions.ts';
import { removeTournament } from './removeTournament.ts';
import { updateTournament } from './updateTournament.ts';

type Query = Parameters<typeof listTournaments>[1] & { include?: string };
type Within = Parameters<typeof listTournaments>[2];

export const tournamentRoutes = (populate: Populate) => {
  const list = async (ctx: Context, res: Response, query: Query, within?: Within) => {
    const page = await listTournaments(ctx, query, within);
    const data = page.rows.map((row) => presentTournament(ctx.actor, row));
    await populate(ctx, 'tournament', data, query.include);
    return listed(res, page, data);
  };
  return initServer().router(tournaments, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByOrganizationName: async ({ req, res, params, query }) => {
      const { _id } = await findOrganizationByName(req.ctx, params.name);
      return list(req.ctx, res, query, { organization: _id });
    },
    get: async ({ req, res, params, query }) => {
      const row = await getTournament(req.ctx, params.id);
      const data = presentTournament(req.ctx.actor, row);
      await populate(req.ctx, 'tournament', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createTournament(req.ctx, body);
      return created(res, '/tournaments', row, presentTournament(req.ctx.actor, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateTournament(req.ctx, params.id, body);
      return found(res, row, presentTournament(req.ctx.actor, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeTournament(req.ctx, params.id);
      return found(res, row, presentTournament(req.ctx.actor, row));
    },
  });
};
