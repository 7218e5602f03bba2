import { initServer } from '@ts-rest/express';
import { divisions } from '../../contract/divisions.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { createDivision } from './createDivision.ts';
import { presentDivision } from './presenter.ts';
import { getDivisionConfig, listDivisions } from './readCompetitions.ts';
import { removeDivision } from './removeDivision.ts';
import { updateDivision } from './updateDivision.ts';

// What is computed from games (`get`, `standings`) is answered by the standings.
const { get: _get, standings: _standings, ...own } = divisions;

export const divisionRoutes = (populate: Populate) =>
  initServer().router(own, {
    list: async ({ req, res, query }) => {
      const page = await listDivisions(req.ctx, query);
      const data = page.rows.map((row) => presentDivision(req.ctx.actor, row));
      await populate(req.ctx, 'division', data, query.include);
      return listed(res, page, data);
    },
    config: async ({ req, params }) => answer(await getDivisionConfig(req.ctx, params.id)),
    create: async ({ req, res, body }) => {
      const row = await createDivision(req.ctx, body);
      return created(res, '/divisions', row, presentDivision(req.ctx.actor, row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateDivision(req.ctx, params.id, body);
      return found(res, row, presentDivision(req.ctx.actor, row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeDivision(req.ctx, params.id);
      return found(res, row, presentDivision(req.ctx.actor, row));
    },
  });
