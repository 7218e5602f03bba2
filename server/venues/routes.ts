import { initServer } from '@ts-rest/express';
import { locations } from '../../contract/locations.ts';
import { created, found, listed } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { createLocation } from './createLocation.ts';
import { presentLocation } from './presenter.ts';
import { getLocation, listLocations } from './readLocations.ts';
import { removeLocation } from './removeLocation.ts';
import { updateLocation } from './updateLocation.ts';

export const locationRoutes = (populate: Populate) =>
  initServer().router(locations, {
    list: async ({ req, res, query }) => {
      const page = await listLocations(req.ctx, query);
      const data = page.rows.map(presentLocation);
      await populate(req.ctx, 'location', data, query.include);
      return listed(res, page, data);
    },
    get: async ({ req, res, params, query }) => {
      const row = await getLocation(req.ctx, params.id);
      const data = presentLocation(row);
      await populate(req.ctx, 'location', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createLocation(req.ctx, body);
      return created(res, '/locations', row, presentLocation(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateLocation(req.ctx, params.id, body);
      return found(res, row, presentLocation(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeLocation(req.ctx, params.id);
      return found(res, row, presentLocation(row));
    },
  });
