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
import { idParameters, includingListQuery, includingQuery, organizationNameParameters } from './lists.ts';
import {
  booleanParameter,
  ignored,
  ignoredRecordFields,
  ObjectId,
  recordFields,
  reference,
  text,
  Timestamp,
  TimestampInput,
} from './primitives.ts';
import { z } from './zod.ts';

export const TimeSlot = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    location: reference('Location'),
    court: z.string().nullable().openapi({ description: 'A court of the venue; null where it has none.' }),
    league: reference('League'),
    tournament: reference('Tournament'),
    start: Timestamp,
    end: Timestamp,
    game: reference('Game').openapi({ description: 'The game that has taken it, computed.' }),
  })
  .openapi({ title: 'TimeSlot', description: 'A time on a court, for one game. Half-open: `end` is free.' });

const writable = {
  location: ObjectId,
  court: text(100).nullable().openapi({ description: 'One of the courts of the venue, by its name.' }),
  league: ObjectId.nullable(),
  tournament: ObjectId.nullable(),
  start: TimestampInput,
  end: TimestampInput.openapi({ description: 'After `start`, by a day at most.' }),
};

export const CreateTimeSlot = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ location: true, start: true, end: true })
  .strict()
  .openapi({
    title: 'CreateTimeSlot',
    example: {
      location: '6928d5a0c3f1b2a4d5e6f708',
      court: 'Court 1',
      start: '2026-03-08T18:00:00Z',
      end: '2026-03-08T19:00:00Z',
    },
  });

export const UpdateTimeSlot = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    game: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateTimeSlot', example: { end: '2026-03-08T19:30:00Z' } });

const Moment = TimestampInput.optional();

const listQuery = includingListQuery('timeSlot', ['start', 'created', 'updated'], {
  organization: ObjectId.optional(),
  location: ObjectId.optional(),
  league: ObjectId.optional(),
  tournament: ObjectId.optional(),
  from: Moment.openapi({ description: 'Slots that begin then or later.' }),
  to: Moment.openapi({ description: 'Slots that begin earlier.' }),
  free: booleanParameter
    .optional()
    .openapi({ description: '`true`: no game has taken it; `false`: one has.' }),
});

const read = { permission: 'timeSlot.read', tags: ['Time slots'] } as const;
const write = { permission: 'timeSlot.write', tags: ['Time slots'] } as const;

const listResponses = { 200: many(TimeSlot), ...listFailures };
const listBelowResponses = { ...listResponses, 404: readFailures[404] };

export const timeSlots = initContract().router({
  list: {
    method: 'GET',
    path: '/timeSlots',
    summary: 'List time slots',
    description: 'Time slots are public; keys and administrators list those of their organization.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByOrganizationName: {
    method: 'GET',
    path: '/timeSlots/organizationName/:name',
    summary: 'List the time slots of an organization, by its name',
    description: 'As the list of time slots, of the organization with this name or slug.',
    pathParams: organizationNameParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByLeague: {
    method: 'GET',
    path: '/timeSlots/league/:id',
    summary: 'List the time slots of a league',
    description: 'As the list of time slots, of those set aside for one league.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByTournament: {
    method: 'GET',
    path: '/timeSlots/tournament/:id',
    summary: 'List the time slots of a tournament',
    description: 'As the list of time slots, of those set aside for one tournament.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/timeSlots/:id',
    summary: 'Read a time slot',
    description: 'Visible to everybody.',
    pathParams: idParameters,
    query: includingQuery('timeSlot'),
    responses: { 200: one(TimeSlot), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/timeSlots',
    summary: 'Create a time slot',
    description: 'On a court of a venue. `organization` is needed by administrators of several.',
    body: CreateTimeSlot,
    responses: { 201: one(TimeSlot), ...createFailures('organization_required', 'invalid_interval') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/timeSlots/:id',
    summary: 'Change a time slot',
    description: 'Only the fields sent change; null clears. A slot that a game has keeps its place and time.',
    pathParams: idParameters,
    body: UpdateTimeSlot,
    responses: { 200: one(TimeSlot), ...updateFailures('in_use', 'invalid_interval') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/timeSlots/:id',
    summary: 'Delete a time slot',
    description: 'Only while no game refers to it.',
    pathParams: idParameters,
    responses: { 200: one(TimeSlot), ...removeFailures() },
    metadata: write,
  },
});
