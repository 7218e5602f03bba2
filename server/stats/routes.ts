import { initServer } from '@ts-rest/express';
import { stats } from '../../contract/stats.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { createStat } from './createStat.ts';
import type { StatRow } from './model.ts';
import { presentStat } from './presenter.ts';
import { getStat, listStats, statsOfGame, statsOfPlayer, statsOfPlayers, statsOfTeam } from './readStats.ts';
import { removeStat } from './removeStat.ts';
import { updateStat } from './updateStat.ts';

export const statRoutes = (populate: Populate) => {
  const presented = async (ctx: Context, rows: readonly StatRow[], include: string | undefined) => {
    const data = rows.map(presentStat);
    await populate(ctx, 'stat', data, include);
    return data;
  };
  /** Sums, with the rows they are of presented as `stats`. */
  const withRows = async <S extends { rows: StatRow[] }>(ctx: Context, summed: S, include?: string) => {
    const { rows, ...sums } = summed;
    return { ...sums, stats: await presented(ctx, rows, include) };
  };
  return initServer().router(stats, {
    list: async ({ req, res, query: { include, ...query } }) => {
      const page = await listStats(req.ctx, query);
      return listed(res, page, await presented(req.ctx, page.rows, include));
    },
    ofPlayer: async ({ req, params, query }) =>
      answer(await withRows(req.ctx, await statsOfPlayer(req.ctx, params.id), query.include)),
    ofPlayers: async ({ req, query }) => {
      const players = await statsOfPlayers(req.ctx, query.id);
      return answer(await Promise.all(players.map((player) => withRows(req.ctx, player, query.include))));
    },
    ofTeam: async ({ req, params, query }) =>
      answer(await withRows(req.ctx, await statsOfTeam(req.ctx, params.id), query.include)),
    ofGame: async ({ req, params, query }) =>
      answer(await withRows(req.ctx, await statsOfGame(req.ctx, params.id), query.include)),
    get: async ({ req, res, params, query }) => {
      const row = await getStat(req.ctx, params.id);
      const data = presentStat(row);
      await populate(req.ctx, 'stat', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createStat(req.ctx, body);
      return created(res, '/stats', row, presentStat(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateStat(req.ctx, params.id, body);
      return found(res, row, presentStat(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeStat(req.ctx, params.id);
      return found(res, row, presentStat(row));
    },
  });
};
