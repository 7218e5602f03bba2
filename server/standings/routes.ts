import { initServer } from '@ts-rest/express';
import { divisions } from '../../contract/divisions.ts';
import { getDivision, presentDivision } from '../competitions/index.ts';
import { answer, found } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { readStandings, standingsOf } from './readStandings.ts';

const { get, standings } = divisions;

/** The two routes of a division that are computed from its games. */
export const standingsDivisionRoutes = (populate: Populate) =>
  initServer().router(
    { get, standings },
    {
      get: async ({ req, res, params, query }) => {
        const row = await getDivision(req.ctx, params.id);
        const data = {
          ...presentDivision(req.ctx.actor, row),
          standings: await standingsOf(req.ctx, row),
        };
        await populate(req.ctx, 'division', [data], query.include);
        return found(res, row, data);
      },
      standings: async ({ req, params }) => answer(await readStandings(req.ctx, params.id)),
    },
  );
