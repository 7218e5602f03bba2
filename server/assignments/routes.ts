import { initServer } from '@ts-rest/express';
import { assignments } from '../../contract/assignments.ts';
import { created, found, listsWhole } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { asPerson } from '../roles/index.ts';
import { completeAssignment } from './completeAssignment.ts';
import { createAssignment } from './createAssignment.ts';
import { presentAssignment } from './presenter.ts';
import { getAssignment, listAssignmentsForGame, listAssignmentsForTeamEvent } from './readAssignments.ts';
import { removeAssignment } from './removeAssignment.ts';
import { updateAssignment } from './updateAssignment.ts';

export const assignmentRoutes = (populate: Populate) => {
  const list = listsWhole(populate, 'assignment', presentAssignment);
  return initServer().router(assignments, {
    listByGame: async ({ req, params, query }) => {
      const ctx = asPerson(req.ctx);
      const rows = await listAssignmentsForGame(ctx, params.gameId, query.team);
      return list(ctx, rows, query.include);
    },
    listByTeamEvent: async ({ req, params, query }) => {
      const ctx = asPerson(req.ctx);
      return list(ctx, await listAssignmentsForTeamEvent(ctx, params.id), query.include);
    },
    get: async ({ req, res, params, query }) => {
      const ctx = asPerson(req.ctx);
      const row = await getAssignment(ctx, params.id);
      const data = presentAssignment(row);
      await populate(ctx, 'assignment', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const row = await createAssignment(asPerson(req.ctx), body);
      return created(res, '/assignments', row, presentAssignment(row));
    },
    update: async ({ req, res, params, body }) => {
      const row = await updateAssignment(asPerson(req.ctx), params.id, body);
      return found(res, row, presentAssignment(row));
    },
    complete: async ({ req, res, params, body }) => {
      const row = await completeAssignment(asPerson(req.ctx), params.id, body?.completed);
      return found(res, row, presentAssignment(row));
    },
    remove: async ({ req, res, params }) => {
      const row = await removeAssignment(asPerson(req.ctx), params.id);
      return found(res, row, presentAssignment(row));
    },
  });
};
