import { initServer } from '@ts-rest/express';
import { chatMessages } from '../../contract/chat.ts';
import { createdAt, listed } from '../platform/answers.ts';
import { asPerson } from '../roles/index.ts';
import { listMessages } from './listMessages.ts';
import { presentMessage } from './presenter.ts';
import { sendMessage } from './sendMessage.ts';

export const chatRoutes = initServer().router(chatMessages, {
  listByTeam: async ({ req, res, params, query }) => {
    const page = await listMessages(asPerson(req.ctx), params.divisionTeamId, query);
    const cursor = query.after === undefined ? 'before' : 'after';
    return listed(res, page, page.rows.map(presentMessage), cursor);
  },
  create: async ({ req, res, body }) => {
    const row = await sendMessage(asPerson(req.ctx), body);
    // A message is read where the team's messages are.
    return createdAt(res, `/chatMessages/team/${row.divisionTeam}`, row, presentMessage(row));
  },
});
