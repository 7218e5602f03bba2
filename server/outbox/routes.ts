import { initServer } from '@ts-rest/express';
import { outbox } from '../../contract/outbox.ts';
import { answer, listed } from '../platform/answers.ts';
import { listOutbox } from './listOutbox.ts';
import { presentMessage } from './presenter.ts';
import { retryMessage } from './retryMessage.ts';

export const outboxRoutes = initServer().router(outbox, {
  list: async ({ req, res, query }) => {
    const page = await listOutbox(req.ctx, query);
    return listed(res, page, page.rows.map(presentMessage));
  },
  retry: async ({ req, params }) => answer(presentMessage(await retryMessage(req.ctx, params.id))),
});
