import type { z } from 'zod';
import type { PushToken } from '../../contract/pushTokens.ts';
import type { Versioned } from '../platform/answers.ts';

/** A device of an account, as the database has it. */
export type PushTokenRow = Versioned & z.infer<typeof PushToken>;

export const columns = [
  't.id AS "_id"',
  't.version',
  't.user_id AS "user"',
  't.token',
  't.platform',
  't.device_id AS "deviceId"',
  't.created',
  't.updated',
].join(', ');
