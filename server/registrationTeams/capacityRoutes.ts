import { initServer } from '@ts-rest/express';
import { divisionCapacity } from '../../contract/capacity.ts';
import { answer } from '../platform/answers.ts';
import { readCapacity } from './readCapacity.ts';

export const divisionCapacityRoutes = initServer().router(divisionCapacity, {
  capacity: async ({ req, params }) => answer(await readCapacity(req.ctx, params.id)),
});
