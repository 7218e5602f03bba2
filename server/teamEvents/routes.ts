import { initServer } from '@ts-rest/express';
import { teamEvents } from '../../contract/teamEvents.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { asPerson } from '../roles/index.ts';
import { createTeamEvent } from './createTeamEvent.ts';
import { presentTeamEvent } from './presenter.ts';
import { getTeamEvent, listTeamEvents } from './readTeamEvents.ts';
import { removeTeamEvent } from './removeTeamEvent.ts';
import { updateTeamEvent } from './updateTeamEvent.ts';

export const teamEventRoutes = (populate: Populate) =>
  initServer().router(teamEvents, {
    listByTeam: async ({ req, res, params, query: { include, ...query } }) => {
      const ctx = asPerson(req.ctx);
      const page = await listTeamEvents(ctx, params.divisionTeamId, query);
      const data = page.rows.map(presentTeamEvent);
      await populate(ctx, 'teamEvent', data, include);
      return listed(res, page, data);
    },
    get: async ({ req, res, params, query }) => {
      const ctx = asPerson(req.ctx);
      const row = await getTeamEvent(ctx, params.id);
      const data = presentTeamEvent(row);
      await populate(ctx, 'teamEvent', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createTeamEvent(asPerson(req.ctx), body);
      return created(res, '/teamEvents', row, presentTeamEvent(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateTeamEvent(asPerson(req.ctx), params.id, body);
      return found(res, row, presentTeamEvent(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeTeamEvent(asPerson(req.ctx), params.id);
      return found(res, row, presentTeamEvent(row));
    },
  });
