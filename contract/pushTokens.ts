import { initContract } from '@ts-rest/core';
import { createFailures, one, updateFailures } from './envelope.ts';
import { name, ObjectId, recordFields } from './primitives.ts';
import { z } from './zod.ts';

export const PushToken = z
  .object({
    ...recordFields,
    user: ObjectId,
    token: z.string(),
    platform: z.string().nullable(),
    deviceId: z.string().nullable(),
  })
  .openapi({ title: 'PushToken', description: 'A device that gets the push notifications of an account.' });

const token = name(400).openapi({
  description: 'As Expo’s `getExpoPushTokenAsync` gives it. One of another kind is kept and gets nothing.',
  example: 'ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]',
});

export const RegisterPushToken = z
  .object({
    token,
    platform: name(20).nullable().optional().openapi({ example: 'ios' }),
    deviceId: name(200).nullable().optional().openapi({
      description:
        'Of the same account’s tokens with this identifier the newest takes the place of the others.',
    }),
  })
  .strict()
  .openapi({ title: 'RegisterPushToken' });

const RemovePushToken = z.object({ token }).strict().openapi({ title: 'RemovePushToken' });

const metadata = { permission: 'pushToken.write', tags: ['Push'] } as const;

// Nothing refers to a token, and it refers to nothing.
const { 409: _, ...removeFailures } = updateFailures();

export const pushTokens = initContract().router({
  register: {
    method: 'POST',
    path: '/pushTokens',
    summary: 'Register a device for push notifications',
    description:
      'By a signed-in person, whose token it is from then on, whoever registered it before. 201 for a new one, 200 for one that is known. It counts for as long as the sign-in does: after a sign-out everywhere or a new password the app registers again. An account keeps its newest 50.',
    body: RegisterPushToken,
    responses: { 200: one(PushToken), 201: one(PushToken), ...createFailures() },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/pushTokens',
    summary: 'Remove a device at sign-out',
    description:
      'The caller’s own; 404 for one that is unknown or another account’s. Tokens of devices that no longer have the app are removed by themselves.',
    body: RemovePushToken,
    responses: { 200: one(PushToken), ...removeFailures },
    metadata,
  },
});
