import type { z } from 'zod';
import type { PushToken } from '../../contract/pushTokens.ts';
import type { PushTokenRow } from './model.ts';

export const presentPushToken = (row: PushTokenRow): z.infer<typeof PushToken> => ({
  _id: row._id,
  user: row.user,
  token: row.token,
  platform: row.platform,
  deviceId: row.deviceId,
  created: row.created,
  updated: row.updated,
});
