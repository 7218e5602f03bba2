import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { timeSlots } from '../../contract/timeSlots.ts';
import { getLeague, getTournament } from '../competitions/index.ts';
import { findOrganizationByName } from '../identity/index.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { createTimeSlot } from './createTimeSlot.ts';
import { presentTimeSlot } from './presenter.ts';
import { getTimeSlot, listTimeSlots, type TimeSlotFilters } from './readTimeSlots.ts';
import { removeTimeSlot } from './removeTimeSlot.ts';
import { updateTimeSlot } from './updateTimeSlot.ts';

type Query = Parameters<typeof listTimeSlots>[1] & { include?: string };

export const timeSlotRoutes = (populate: Populate) => {
  const list = async (
    ctx: Context,
    res: Response,
    { include, ...query }: Query,
    within?: TimeSlotFilters,
  ) => {
    const page = await listTimeSlots(ctx, query, within);
    const data = page.rows.map(presentTimeSlot);
    await populate(ctx, 'timeSlot', data, include);
    return listed(res, page, data);
  };
  return initServer().router(timeSlots, {
    list: ({ req, res, query }) => list(req.ctx, res, query),
    listByOrganizationName: async ({ req, res, params, query }) => {
      const { _id } = await findOrganizationByName(req.ctx, params.name);
      return list(req.ctx, res, query, { organization: _id });
    },
    listByLeague: async ({ req, res, params, query }) => {
      await getLeague(req.ctx, params.id);
      return list(req.ctx, res, query, { league: params.id });
    },
    listByTournament: async ({ req, res, params, query }) => {
      await getTournament(req.ctx, params.id);
      return list(req.ctx, res, query, { tournament: params.id });
    },
    get: async ({ req, res, params, query }) => {
      const row = await getTimeSlot(req.ctx, params.id);
      const data = presentTimeSlot(row);
      await populate(req.ctx, 'timeSlot', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createTimeSlot(req.ctx, body);
      return created(res, '/timeSlots', row, presentTimeSlot(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateTimeSlot(req.ctx, params.id, body);
      return found(res, row, presentTimeSlot(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeTimeSlot(req.ctx, params.id);
      return found(res, row, presentTimeSlot(row));
    },
  });
};
