import { requireFresh } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { PersonContext } from '../roles/index.ts';
import { columns, type PushTokenRow } from './model.ts';

/** Ends the pushes to a device of the caller. Throws 404 for one that is unknown or another account's, 412. */
export const removePushToken = (ctx: PersonContext, token: string): Promise<PushTokenRow> =>
  ctx.transaction(async () => {
    const [row] = await ctx.db.select<PushTokenRow>(
      `DELETE FROM push_tokens t WHERE t.token = $1 AND t.user_id = $2 RETURNING ${columns}`,
      [token, ctx.actor.id],
    );
    if (!row) throw notFound();
    requireFresh(ctx, row);
    return row;
  });
