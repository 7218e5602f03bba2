import { initServer } from '@ts-rest/express';
import { brackets, playoffs } from '../../contract/brackets.ts';
import { createdAt, found } from '../platform/answers.ts';
import { createPlayoffs } from './createPlayoffs.ts';
import { createTournamentBracket } from './createTournamentBracket.ts';
import { readBracket } from './readBracket.ts';
import { removeBracket } from './removeBracket.ts';

export const bracketRoutes = {
  playoffs: initServer().router(playoffs, {
    get: async ({ req, res, params }) => {
      const { bracket, shown } = await readBracket(req.ctx, { division: params.id });
      return found(res, bracket, shown);
    },
    create: async ({ req, res, params, body }) => {
      const { bracket, shown } = await createPlayoffs(req.ctx, params.id, body);
      return createdAt(res, `/divisions/${params.id}/playoffs`, bracket, shown);
    },
    remove: async ({ req, res, params, query }) => {
      const { bracket, shown } = await removeBracket(req.ctx, { division: params.id }, query.force ?? false);
      return found(res, bracket, shown);
    },
  }),
  brackets: initServer().router(brackets, {
    get: async ({ req, res, params }) => {
      const { bracket, shown } = await readBracket(req.ctx, { tournament: params.id });
      return found(res, bracket, shown);
    },
    create: async ({ req, res, params, body }) => {
      const { bracket, shown } = await createTournamentBracket(req.ctx, params.id, body);
      return createdAt(res, `/tournaments/${params.id}/bracket`, bracket, shown);
    },
    remove: async ({ req, res, params, query }) => {
      const { bracket, shown } = await removeBracket(
        req.ctx,
        { tournament: params.id },
        query.force ?? false,
      );
      return found(res, bracket, shown);
    },
  }),
};
