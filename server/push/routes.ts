import { initServer } from '@ts-rest/express';
import { pushTokens } from '../../contract/pushTokens.ts';
import { createdAt, found } from '../platform/answers.ts';
import { asPerson } from '../roles/index.ts';
import { presentPushToken } from './presenter.ts';
import { removePushToken } from './removePushToken.ts';
import { savePushToken } from './savePushToken.ts';

export const pushTokenRoutes = initServer().router(pushTokens, {
  register: async ({ req, res, body }) => {
    const row = await savePushToken(asPerson(req.ctx), body);
    const data = presentPushToken(row);
    return row.isNew ? createdAt(res, '/pushTokens', row, data) : found(res, row, data);
  },
  remove: async ({ req, res, body }) => {
    const row = await removePushToken(asPerson(req.ctx), body.token);
    return found(res, row, presentPushToken(row));
  },
});
