import { initContract } from '@ts-rest/core';
import {
  createFailures,
  failure,
  listFailures,
  many,
  one,
  readFailures,
  removeFailures,
  updateFailures,
} from './envelope.ts';
import { idParameters, includingListQuery, includingQuery } from './lists.ts';
import {
  booleanParameter,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  reference,
  Timestamp,
} from './primitives.ts';
import { z } from './zod.ts';

const version = z
  .number()
  .int()
  .openapi({ description: 'Of the text, from 1. A text that somebody was asked to sign stays as it was.' });

export const Waiver = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    title: z.string(),
    text: z.string().openapi({ description: 'As it is signed from now on: that of `version`.' }),
    version,
    active: z.boolean().openapi({ description: 'Nobody is asked to sign one that is not.' }),
  })
  .openapi({ title: 'Waiver', description: 'A statement that players sign.' });

const writable = {
  title: name(),
  text: name(100_000).openapi({
    description: 'Once somebody was asked to sign the present one, another text is the next version.',
  }),
  active: z.boolean(),
};

export const CreateWaiver = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ title: true, text: true })
  .strict()
  .openapi({
    title: 'CreateWaiver',
    example: { title: 'Assumption of risk', text: 'I know that sport can hurt, and play at my own risk.' },
  });

export const UpdateWaiver = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    version: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateWaiver', example: { active: false } });

export const WaiverToSign = z
  .object({
    waiver: ObjectId,
    title: z.string(),
    text: z.string(),
    version,
    required: z.boolean().openapi({ description: 'Whether the registration asks it of every player.' }),
    playerName: z.string(),
    teamName: z.string().nullable(),
    registration: ObjectId.nullable(),
    organizationName: z.string(),
    expiresAt: Timestamp,
  })
  .openapi({ title: 'WaiverToSign', description: 'What the link of a mail asks one player to sign.' });

export const SignWaiver = z
  .object({
    signedName: name(),
    accepted: z.literal(true).openapi({ description: 'Whoever does not accept does not sign.' }),
  })
  .strict()
  .openapi({ title: 'SignWaiver', example: { signedName: 'Ada Marsh', accepted: true } });

export const WaiverDetail = z
  .object({
    waiver: ObjectId,
    version,
    sentDate: Timestamp.nullable().openapi({ description: 'When the last link was mailed.' }),
    signDate: Timestamp.nullable(),
    accepted: z.boolean(),
    signedName: z.string().nullable(),
  })
  .openapi({ title: 'WaiverDetail', description: 'What a player was asked to sign, and what came of it.' });

/** The token of a link in a mail. */
export const tokenParameters = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,100}$/, 'Must be a token of a mailed link')
    .openapi({
      description: 'The token of the mailed link.',
      example: 'x2Ck0cTq4mYtq0bWw3kq9sN1bq7v5d8e6f4a2b0c9d8',
    }),
});

const read = { permission: 'waiver.read', tags: ['Waivers'] } as const;
const write = { permission: 'waiver.write', tags: ['Waivers'] } as const;
const sign = { permission: 'waiver.sign', tags: ['Waivers'] } as const;

export const waivers = initContract().router({
  list: {
    method: 'GET',
    path: '/waivers',
    summary: 'List waivers',
    description: 'Those of the caller’s organization.',
    query: includingListQuery('waiver', ['created', 'updated', 'name'], {
      organization: ObjectId.optional(),
      active: booleanParameter.optional(),
    }),
    responses: { 200: many(Waiver), ...listFailures },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/waivers/:id',
    summary: 'Read a waiver',
    description: 'Visible to its organization; a player reads it through the mailed link.',
    pathParams: idParameters,
    query: includingQuery('waiver'),
    responses: { 200: one(Waiver), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/waivers',
    summary: 'Write a waiver',
    description:
      'Registrations ask it of their players by `playerWaivers`. `organization` is needed by administrators of several.',
    body: CreateWaiver,
    responses: { 201: one(Waiver), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/waivers/:id',
    summary: 'Change a waiver',
    description:
      'Only the fields sent change. Whoever has signed has signed the version of that day; links that are on their way show the version they were mailed for.',
    pathParams: idParameters,
    body: UpdateWaiver,
    responses: { 200: one(Waiver), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/waivers/:id',
    summary: 'Delete a waiver',
    description: 'Only while no registration asks for it and nobody has been asked to sign it.',
    pathParams: idParameters,
    responses: { 200: one(Waiver), ...removeFailures() },
    metadata: write,
  },
  readToSign: {
    method: 'GET',
    path: '/waivers/sign/:token',
    summary: 'Read what a link asks to sign',
    description:
      'For everybody who has the link. Signs nothing, however often it is opened. A link that was used, replaced or has expired is refused.',
    pathParams: tokenParameters,
    query: z.object({}).strict(),
    responses: { 200: one(WaiverToSign), ...readFailures, 409: failure('invalid_token') },
    metadata: sign,
  },
  sign: {
    method: 'POST',
    path: '/waivers/sign/:token',
    summary: 'Sign a waiver',
    description: 'By whoever has the link, once.',
    pathParams: tokenParameters,
    body: SignWaiver,
    responses: { 200: one(WaiverDetail), ...createFailures('invalid_token') },
    metadata: sign,
  },
});
