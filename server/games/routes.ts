import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { games } from '../../contract/games.ts';
import { getLeague } from '../competitions/index.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { createGame } from './createGame.ts';
import { presentGame } from './presenter.ts';
import { getGame, listGames, requireVisibleTeam, type GameFilters } from './readGames.ts';
import { removeGame } from './removeGame.ts';
import { updateGame } from './updateGame.ts';

type Query = Parameters<typeof listGames>[1] & { include?: string };

export const gameRoutes = (populate: Populate) => {
  const list = async (ctx: Context, res: Response, { include, ...query }: Query, within?: GameFilters) => {
    const page = await listGames(ctx, query, within);
    const data = page.rows.map((row) => presentGame(ctx.actor, row));
    await populate(ctx, 'game', data, include);
    return listed(res, page, data);
  };
  return initServer().router(games, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByTeam: async ({ req, res, params, query }) => {
      await requireVisibleTeam(req.ctx, params.id);
      return list(req.ctx, res, query, { team: params.id });
    },
    listByLeague: async ({ req, res, params, query }) => {
      await getLeague(req.ctx, params.id);
      return list(req.ctx, res, query, { league: params.id });
    },
    get: async ({ req, res, params, query }) => {
      const row = await getGame(req.ctx, params.id);
      const data = presentGame(req.ctx.actor, row);
      await populate(req.ctx, 'game', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createGame(req.ctx, body);
      return created(res, '/games', row, presentGame(req.ctx.actor, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateGame(req.ctx, params.id, body);
      return found(res, row, presentGame(req.ctx.actor, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeGame(req.ctx, params.id);
      return found(res, row, presentGame(req.ctx.actor, row));
    },
  });
};
