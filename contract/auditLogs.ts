import { initContract } from '@ts-rest/core';
import { listFailures, many, one, readFailures } from './envelope.ts';
import { idParameters, listQuery } from './lists.ts';
import { ObjectId, recordFields, text, TimestampInput } from './primitives.ts';
import { z } from './zod.ts';

export const ActorKind = z.enum(['apiKey', 'user', 'admin', 'system']).openapi({
  title: 'ActorKind',
  description: 'Who acts; `system` is the service itself.',
});

export const AuditLog = z
  .object({
    ...recordFields,
    organization: ObjectId,
    actor: z.object({
      kind: ActorKind,
      id: z.string().nullable(),
      name: z.string(),
    }),
    action: z.string().openapi({ example: 'score' }),
    resource: z.string().openapi({ description: 'The singular of the resource’s root.', example: 'game' }),
    resourceId: ObjectId,
    before: z.record(z.unknown()).nullable(),
    after: z.record(z.unknown()).nullable(),
    requestId: z.string().nullable(),
  })
  .openapi({ title: 'AuditLog', description: 'Who changed what; written in the transaction of the change.' });

const metadata = { permission: 'auditLog.read', tags: ['Audit'] } as const;

export const auditLogs = initContract().router({
  list: {
    method: 'GET',
    path: '/auditLogs',
    summary: 'List audit log entries',
    description: 'Of the caller’s organization; `from` is inclusive, `to` exclusive.',
    query: listQuery(['created', 'updated'], {
      organization: ObjectId.optional(),
      actor: ObjectId.optional().openapi({ description: 'Account or key that acted.' }),
      actorKind: ActorKind.optional(),
      action: text(40).optional(),
      resource: text(40).optional(),
      resourceId: ObjectId.optional(),
      requestId: text(64).optional(),
      from: TimestampInput.optional().openapi({ description: 'Entries made then or later.' }),
      to: TimestampInput.optional().openapi({ description: 'Entries made earlier.' }),
    }),
    responses: { 200: many(AuditLog), ...listFailures },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/auditLogs/:id',
    summary: 'Read an audit log entry',
    description: 'Within the organization only.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(AuditLog), ...readFailures },
    metadata,
  },
});
