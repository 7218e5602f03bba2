import { initContract } from '@ts-rest/core';
import { createFailures, listFailures, many, one, readFailures, removeFailures } from './envelope.ts';
import { idParameters, listQuery } from './lists.ts';
import { scopes } from './permissions.ts';
import {
  booleanParameter,
  name,
  ObjectId,
  recordFields,
  Timestamp,
  TimestampInput,
  whole,
} from './primitives.ts';
import { z } from './zod.ts';

/** The longest time the replaced secret of an API key may stay good, in hours: 7 days. */
const maxGraceHours = 168;
export const defaultGraceHours = 24;

const ApiKeyScope = z.enum(scopes).openapi({
  title: 'ApiKeyScope',
  description: 'What a key may do; `admin` contains all others.',
});

const apiKeyFields = {
  ...recordFields,
  organization: ObjectId,
  name: z.string(),
  scopes: z.array(ApiKeyScope),
  lastFour: z.string().openapi({ description: 'The last four characters of the key.', example: 'x7Qa' }),
  expiresAt: Timestamp.nullable(),
  lastUsedAt: Timestamp.nullable().openapi({ description: 'Exact to a minute.' }),
  revokedAt: Timestamp.nullable(),
};

export const ApiKey = z.object(apiKeyFields).openapi({ title: 'ApiKey' });

const IssuedApiKey = z
  .object({
    ...apiKeyFields,
    key: z.string().openapi({
      description: 'The key, shown this once: `slk_live_`, 30 characters and a checksum of 6.',
      example: 'slk_live_4fJ0aPz81QmXw2LbT7RkYc9NvEhS6u27BmGJ',
    }),
  })
  .openapi({ title: 'IssuedApiKey' });

const keys = { permission: 'apiKey.manage', tags: ['API keys'] } as const;

export const apiKeys = initContract().router({
  list: {
    method: 'GET',
    path: '/apiKeys',
    summary: 'List API keys',
    description: 'Of the organizations of the caller, revoked ones included. Never the keys themselves.',
    query: listQuery(['created', 'updated', 'name'], {
      organization: ObjectId.optional(),
      revoked: booleanParameter.optional(),
    }),
    responses: { 200: many(ApiKey), ...listFailures },
    metadata: keys,
  },
  get: {
    method: 'GET',
    path: '/apiKeys/:id',
    summary: 'Read an API key',
    description: 'The record, never the key itself. A revoked key is found in the list only.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(ApiKey), ...readFailures },
    metadata: keys,
  },
  create: {
    method: 'POST',
    path: '/apiKeys',
    summary: 'Create an API key',
    description:
      'The answer holds the key, this once. `organization` is needed by administrators of several.',
    body: z
      .object({
        name: name(),
        scopes: z.array(ApiKeyScope).min(1).max(scopes.length),
        expiresAt: TimestampInput.nullable().optional(),
        organization: ObjectId.optional(),
      })
      .strict()
      .openapi({
        title: 'CreateApiKey',
        example: { name: 'Website', scopes: ['read:leagues', 'read:games'] },
      }),
    responses: { 201: one(IssuedApiKey), ...createFailures('organization_required') },
    metadata: keys,
  },
  rotate: {
    method: 'POST',
    path: '/apiKeys/:id/rotate',
    summary: 'Replace the secret of an API key',
    description:
      'The answer holds the new key, this once. The old one stays good for `graceHours` (24 unless said otherwise); 0 ends it, and any older one, at once.',
    pathParams: idParameters,
    body: z
      .object({ graceHours: whole(0, maxGraceHours).optional() })
      .strict()
      .openapi({ title: 'RotateApiKey', example: { graceHours: 24 } })
      .optional(),
    responses: { 200: one(IssuedApiKey), ...createFailures() },
    metadata: keys,
  },
  remove: {
    method: 'DELETE',
    path: '/apiKeys/:id',
    summary: 'Revoke an API key',
    description: 'The key is refused from now on. Its record stays in the list.',
    pathParams: idParameters,
    responses: { 200: one(ApiKey), ...removeFailures() },
    metadata: keys,
  },
});
