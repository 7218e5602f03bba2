import { initContract } from '@ts-rest/core';
import {
  createFailures,
  listFailures,
  many,
  one,
  readFailures,
  removeFailures,
  updateFailures,
} from './envelope.ts';
import { idParameters, includingListQuery, includingQuery } from './lists.ts';
import {
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  reference,
  text,
  TimeZone,
} from './primitives.ts';
import { z } from './zod.ts';

const Court = z.object({ name: z.string() }).openapi({ title: 'Court' });

export const Location = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    name: z.string(),
    address: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    timeZone: z.string().nullable().openapi({ description: 'IANA zone name; null is the organization’s.' }),
    courts: z.array(Court),
  })
  .openapi({ title: 'Location', description: 'A venue with its courts, pitches or diamonds.' });

const writable = {
  name: name(),
  address: text(500).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  timeZone: TimeZone.nullable(),
  courts: z
    .array(z.object({ name: name(100) }).strict())
    .max(200)
    .openapi({ description: 'All courts of the venue; no two names alike, without regard to case.' }),
};

export const CreateLocation = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true })
  .strict()
  .openapi({
    title: 'CreateLocation',
    example: {
      name: 'Riverside Sports Hall',
      address: '1 River Street',
      timeZone: 'America/New_York',
      courts: [{ name: 'Court 1' }, { name: 'Court 2' }],
    },
  });

export const UpdateLocation = z
  .object({ ...z.object(writable).partial().shape, ...ignoredRecordFields, organization: ignored })
  .strict()
  .openapi({ title: 'UpdateLocation', example: { courts: [{ name: 'Court 1' }] } });

const read = { permission: 'location.read', tags: ['Locations'] } as const;
const write = { permission: 'location.write', tags: ['Locations'] } as const;

export const locations = initContract().router({
  list: {
    method: 'GET',
    path: '/locations',
    summary: 'List locations',
    description: 'Locations are public; keys and administrators list those of their organization.',
    query: includingListQuery('location', ['created', 'updated', 'name'], {
      organization: ObjectId.optional(),
      name: name().optional().openapi({ description: 'The whole name, without regard to case.' }),
    }),
    responses: { 200: many(Location), ...listFailures },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/locations/:id',
    summary: 'Read a location',
    description: 'Visible to everybody.',
    pathParams: idParameters,
    query: includingQuery('location'),
    responses: { 200: one(Location), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/locations',
    summary: 'Create a location',
    description: 'Court names are unique within it. `organization` is needed by administrators of several.',
    body: CreateLocation,
    responses: {
      201: one(Location),
      ...createFailures('organization_required', 'already_exists', 'invalid_time_zone'),
    },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/locations/:id',
    summary: 'Change a location',
    description:
      'Only the fields sent change; null clears; `courts` replaces all courts. In another `timeZone` games keep their time of day; it is refused where a team would then play two at once.',
    pathParams: idParameters,
    body: UpdateLocation,
    responses: { 200: one(Location), ...updateFailures('already_exists', 'invalid_time_zone') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/locations/:id',
    summary: 'Delete a location',
    description: 'Only while nothing refers to it.',
    pathParams: idParameters,
    responses: { 200: one(Location), ...removeFailures() },
    metadata: write,
  },
});
