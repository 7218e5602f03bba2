import { initServer } from '@ts-rest/express';
import { myTeamRoots } from '../../contract/include.ts';
import { myTeams } from '../../contract/myTeams.ts';
import { presentGame } from '../games/index.ts';
import { answer, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { asPerson } from '../roles/index.ts';
import { presentTeamEvent } from '../teamEvents/index.ts';
import { listMyEvents } from './listMyEvents.ts';
import { listMyGames } from './listMyGames.ts';
import { listMyTeams, presentOwnTeam } from './listMyTeams.ts';
import { readAccess } from './readAccess.ts';

export const myTeamRoutes = (populate: Populate) =>
  initServer().router(myTeams, {
    myTeams: async ({ req, res, query: { include, ...query } }) => {
      const ctx = asPerson(req.ctx);
      const page = await listMyTeams(ctx, query);
      const data = page.rows.map((row) => presentOwnTeam(ctx, row));
      await populate(ctx, 'divisionTeam', data, include, myTeamRoots);
      return listed(res, page, data);
    },
    myGames: async ({ req, res, query: { include, ...query } }) => {
      const ctx = asPerson(req.ctx);
      const page = await listMyGames(ctx, query);
      const data = page.rows.map((row) => presentGame(ctx.actor, row));
      await populate(ctx, 'game', data, include);
      return listed(res, page, data);
    },
    myEvents: async ({ req, res, query: { include, ...query } }) => {
      const ctx = asPerson(req.ctx);
      const page = await listMyEvents(ctx, query);
      const data = page.rows.map(presentTeamEvent);
      await populate(ctx, 'teamEvent', data, include);
      return listed(res, page, data);
    },
    myAccess: async ({ req, params }) => answer(await readAccess(asPerson(req.ctx), params.divisionTeamId)),
  });
