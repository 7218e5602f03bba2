import type { z } from 'zod';
import type { OutboxMessage } from '../../contract/outbox.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export type OutboxRow = ReadRow & z.infer<typeof OutboxMessage>;

/** What a message says is left out: it may hold links that open an account. One of no organization is its owner's. */
export const readableMessage: Readable<OutboxRow> = {
  columns: [
    'r.id AS "_id"',
    '1 AS "version"',
    'r.organization',
    'r.kind',
    'r.template',
    'r.recipient AS "to"',
    'r.state',
    'r.attempts',
    'r.last_error AS "lastError"',
    'r.next_attempt_at AS "nextAttemptAt"',
    'r.sent_at AS "sentAt"',
    'r.created',
  ].join(', '),
  from: 'outbox r',
  public: 'false',
  scope: 'admin',
  sorts: { created: commonSorts.created },
  defaultSort: 'created',
};
