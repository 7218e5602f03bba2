import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { wakeDelivery } from '../platform/outbox.ts';
import { findVisible } from '../platform/reads.ts';
import { presentMessage } from './presenter.ts';
import { readableMessage, type OutboxRow } from './model.ts';

/** What is in hand at this moment stays there: it would be sent twice. */
const retry = `
  UPDATE outbox
  SET state = 'pending', attempts = CASE WHEN state = 'dead' THEN 0 ELSE attempts END, next_attempt_at = now()
  WHERE id = $1 AND state <> 'sent' AND NOT (in_hand AND next_attempt_at > now())
  RETURNING id`;

/** Makes a message due now; a dead one has all its attempts again. Throws 404, `already_sent`. */
export const retryMessage = (ctx: Context, id: string): Promise<OutboxRow> =>
  ctx.transaction(async () => {
    const before = await findVisible(ctx, readableMessage, id);
    await ctx.db.select('SELECT 1 FROM outbox WHERE id = $1 FOR UPDATE', [id]);
    const changed = await ctx.db.select(retry, [id]);
    const after = await findVisible(ctx, readableMessage, id);
    if (after.state === 'sent') throw new DomainError('already_sent');
    if (changed.length === 0) return after;
    await recordAudit(ctx, {
      action: 'retry',
      resource: 'outboxMessage',
      resourceId: id,
      organization: after.organization,
      before: presentMessage(before),
      after: presentMessage(after),
    });
    wakeDelivery(ctx.db);
    return after;
  });
