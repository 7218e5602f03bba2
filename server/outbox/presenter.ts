import type { z } from 'zod';
import type { OutboxMessage } from '../../contract/outbox.ts';
import type { OutboxRow } from './model.ts';

export const presentMessage = (row: OutboxRow): z.infer<typeof OutboxMessage> => ({
  _id: row._id,
  organization: row.organization,
  kind: row.kind,
  template: row.template,
  to: row.to,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  nextAttemptAt: row.nextAttemptAt,
  sentAt: row.sentAt,
  created: row.created,
});
