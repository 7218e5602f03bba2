import type { z } from 'zod';
import type { RegisterPushToken } from '../../contract/pushTokens.ts';
import { newObjectId } from '../platform/objectId.ts';
import type { PersonContext } from '../roles/index.ts';
import { columns, type PushTokenRow } from './model.ts';

/** Devices of one account; the oldest beyond them are forgotten. */
const mostTokens = 50;

const upsert = `
  WITH replaced AS (
    DELETE FROM push_tokens WHERE user_id = $2 AND device_id = $5 AND token <> $3
  )
  INSERT INTO push_tokens AS t (id, user_id, token, platform, device_id, session_version, created, updated)
  SELECT $1, u.id, $3, $4, $5, u.session_version, now(), now() FROM users u WHERE u.id = $2
  ON CONFLICT (token) DO UPDATE
  SET user_id = excluded.user_id, session_version = excluded.session_version, version = t.version + 1,
      platform = CASE WHEN $6 THEN excluded.platform ELSE t.platform END,
      device_id = CASE WHEN $7 THEN excluded.device_id ELSE t.device_id END,
      updated = excluded.updated
  RETURNING ${columns}, xmax = 0 AS "isNew"`;

/**
 * Makes the device the caller's, whoever had it before; of a known one only the fields sent change. A device tells of one
 * account: the last that signed in there.
 */
export const savePushToken = (
  ctx: PersonContext,
  { token, platform, deviceId }: z.infer<typeof RegisterPushToken>,
): Promise<PushTokenRow & { isNew: boolean }> =>
  ctx.transaction(async () => {
    const { id: user } = ctx.actor;
    const values = [
      ...[newObjectId(), user, token, platform ?? null, deviceId ?? null],
      ...[platform !== undefined, deviceId !== undefined],
    ];
    const [row] = (await ctx.db.select<PushTokenRow & { isNew: boolean }>(upsert, values)) as [
      PushTokenRow & { isNew: boolean },
    ];
    await ctx.db.select(
      `DELETE FROM push_tokens WHERE id IN
       (SELECT id FROM push_tokens WHERE user_id = $1 ORDER BY updated DESC, id DESC OFFSET ${mostTokens})`,
      [user],
    );
    return row;
  });
