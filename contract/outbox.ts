import { initContract } from '@ts-rest/core';
import { createFailures, listFailures, many, one } from './envelope.ts';
import { idParameters, listQuery } from './lists.ts';
import { ObjectId, recordFields, text, Timestamp } from './primitives.ts';
import { z } from './zod.ts';

const OutboxKind = z
  .enum(['mail', 'push'])
  .openapi({ title: 'OutboxKind', description: 'How a message goes out.' });
const OutboxState = z.enum(['pending', 'sent', 'dead']).openapi({
  title: 'OutboxState',
  description: '`dead` after the last attempt, about a day after the first.',
});

export const OutboxMessage = z
  .object({
    _id: ObjectId,
    organization: ObjectId,
    kind: OutboxKind,
    template: z.string().openapi({ description: 'What it tells.', example: 'waitlist_promoted' }),
    to: z.string().openapi({
      description:
        'An e-mail address, or whom a push is for: `user:`, `team:` or `players:` (of a team) and an identifier.',
      example: 'sam@example.org',
    }),
    state: OutboxState,
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    nextAttemptAt: Timestamp.nullable(),
    sentAt: Timestamp.nullable(),
    created: recordFields.created,
  })
  .openapi({
    title: 'OutboxMessage',
    description: 'A mail or push that was sent or is to be; not what it says.',
  });

const tags = ['Outbox'];

export const outbox = initContract().router({
  list: {
    method: 'GET',
    path: '/outbox',
    summary: 'List mails and pushes with what became of them',
    description:
      'Of the caller’s organization; kept for at least 90 days. Mails about an account, as for a new password, are its owner’s alone and not listed.',
    query: listQuery(['created'], {
      state: OutboxState.optional(),
      kind: OutboxKind.optional(),
      template: text(60).optional(),
    }),
    responses: { 200: many(OutboxMessage), ...listFailures },
    metadata: { permission: 'outbox.read', tags },
  },
  retry: {
    method: 'POST',
    path: '/outbox/:id/retry',
    summary: 'Try a message again',
    description:
      'Within the organization only. A `dead` one begins anew, with all its attempts; a `pending` one is due at once. 409 `already_sent` for a sent one, whose text is erased.',
    pathParams: idParameters,
    body: z.object({}).strict().optional(),
    responses: { 200: one(OutboxMessage), ...createFailures('already_sent') },
    metadata: { permission: 'outbox.retry', tags },
  },
});
