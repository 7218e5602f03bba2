import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { availabilities } from '../../contract/availabilities.ts';
import { found, listed } from '../platform/answers.ts';
import type { Document, Populate } from '../platform/include.ts';
import { asPerson, type PersonContext } from '../roles/index.ts';
import { listAvailabilityForGame, listAvailabilityForTeamEvent } from './listAvailability.ts';
import type { AvailabilityRow } from './model.ts';
import { presentAvailability } from './presenter.ts';
import { setAvailability } from './setAvailability.ts';

export const availabilityRoutes = (populate: Populate) => {
  const list = async (ctx: PersonContext, res: Response, rows: AvailabilityRow[], include?: string) => {
    const data = rows.map(presentAvailability);
    await populate(ctx, 'availability', data as Document[], include);
    return listed(res, { rows, count: rows.length, next: null }, data);
  };
  return initServer().router(availabilities, {
    set: async ({ req, res, body }) => {
      const row = await setAvailability(asPerson(req.ctx), body);
      return found(res, row, presentAvailability(row));
    },
    listByGame: async ({ req, res, params, query }) => {
      const ctx = asPerson(req.ctx);
      const rows = await listAvailabilityForGame(ctx, params.gameId, query.team);
      return list(ctx, res, rows, query.include);
    },
    listByTeamEvent: async ({ req, res, params, query }) => {
      const ctx = asPerson(req.ctx);
      return list(ctx, res, await listAvailabilityForTeamEvent(ctx, params.id), query.include);
    },
  });
};
