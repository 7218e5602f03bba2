import { initServer } from '@ts-rest/express';
import { availabilities } from '../../contract/availabilities.ts';
import { found, listsWhole } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { asPerson } from '../roles/index.ts';
import { listAvailabilityForGame, listAvailabilityForTeamEvent } from './listAvailability.ts';
import { presentAvailability } from './presenter.ts';
import { setAvailability } from './setAvailability.ts';

export const availabilityRoutes = (populate: Populate) => {
  const list = listsWhole(populate, 'availability', presentAvailability);
  return initServer().router(availabilities, {
    set: async ({ req, res, body }) => {
      const row = await setAvailability(asPerson(req.ctx), body);
      return found(res, row, presentAvailability(row));
    },
    listByGame: async ({ req, params, query }) => {
      const ctx = asPerson(req.ctx);
      const rows = await listAvailabilityForGame(ctx, params.gameId, query.team);
      return list(ctx, rows, query.include);
    },
    listByTeamEvent: async ({ req, params, query }) => {
      const ctx = asPerson(req.ctx);
      return list(ctx, await listAvailabilityForTeamEvent(ctx, params.id), query.include);
    },
  });
};
