import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { players } from '../../contract/players.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import type { Page } from '../platform/reads.ts';
import { createPlayer } from './createPlayer.ts';
import { linkPlayer } from './linkPlayer.ts';
import type { PlayerRow } from './model.ts';
import {
  getPlayer,
  listPlayers,
  listPlayersBelow,
  presentPlayer,
  presentPlayers,
  type PlayerParent,
  type PlayerQuery,
} from './readPlayers.ts';
import { removePlayer } from './removePlayer.ts';
import { updatePlayer } from './updatePlayer.ts';

type Query = PlayerQuery & { include?: string };
type Asked = { req: { ctx: Context }; res: Response; query: Query };

export const playerRoutes = (populate: Populate) => {
  const answered = async (ctx: Context, res: Response, page: Page<PlayerRow>, include?: string) => {
    const data = await presentPlayers(ctx, page.rows);
    await populate(ctx, 'player', data, include);
    return listed(res, page, data);
  };
  const list = async ({ req, res, query: { include, ...query } }: Asked) =>
    answered(req.ctx, res, await listPlayers(req.ctx, query), include);
  const listBelow = async (parent: PlayerParent, id: string, { req, res, query }: Asked) => {
    const { include, ...filters } = query;
    return answered(req.ctx, res, await listPlayersBelow(req.ctx, parent, id, filters), include);
  };
  return initServer().router(players, {
    list,
    search: list,
    listByTeam: ({ params, ...asked }) => listBelow('team', params.id, asked),
    listByDivision: ({ params, ...asked }) => listBelow('division', params.id, asked),
    listByRegistration: ({ params, ...asked }) => listBelow('registration', params.id, asked),
    listByRegistrationTeam: ({ params, ...asked }) => listBelow('registrationTeam', params.id, asked),
    listByGame: ({ params, ...asked }) => listBelow('game', params.id, asked),
    listByLeague: ({ params, ...asked }) => listBelow('league', params.id, asked),
    listByLeagueName: ({ params, ...asked }) => listBelow('leagueName', params.name, asked),
    get: async ({ req, res, params, query }) => {
      const row = await getPlayer(req.ctx, params.id);
      const data = await presentPlayer(req.ctx, row);
      await populate(req.ctx, 'player', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createPlayer(req.ctx, body);
      return created(res, '/players', row, await presentPlayer(req.ctx, row));
    },
    linkUser: async ({ req, res, body }) => {
      const row = await linkPlayer(req.ctx, body.player);
      return found(res, row, await presentPlayer(req.ctx, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updatePlayer(req.ctx, params.id, body);
      return found(res, row, await presentPlayer(req.ctx, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removePlayer(req.ctx, params.id);
      return found(res, row, await presentPlayer(req.ctx, row));
    },
  });
};
