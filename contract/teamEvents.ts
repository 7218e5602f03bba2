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
import { includeParameter } from './include.ts';
import { idParameters, includingQuery, mobileListQuery } from './lists.ts';
import {
  DateKey,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  reference,
  text,
  Timestamp,
  TimestampInput,
  whole,
} from './primitives.ts';
import { z } from './zod.ts';

export const TeamEvent = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    divisionTeam: reference('DivisionTeam'),
    title: z.string(),
    eventType: z.string().nullable(),
    date: Timestamp.openapi({
      description:
        'When it begins: `time` on `globalDate` in the organization’s zone, else as it was sent. A weekly 19:00 stays 19:00 across a clock change.',
    }),
    dateKey: z.string().openapi({ description: 'The same day as `globalDate`.', example: '2026-03-08' }),
    globalDate: z
      .string()
      .openapi({ description: 'The day, the same in every zone.', example: '2026-03-08' }),
    time: z.string().nullable().openapi({ description: 'Time of day as text.', example: '19:00' }),
    durationMinutes: z.number().int().nullable(),
    location: z.string().nullable(),
    notes: z.string().nullable(),
    isCancelled: z.boolean(),
  })
  .openapi({ title: 'TeamEvent', description: 'A practice, meeting or outing of one team.' });

const writable = {
  title: name(),
  eventType: text(100).nullable().openapi({ description: 'Free text.', example: 'practice' }),
  date: TimestampInput.openapi({
    description: 'A day alone is a day without a time to begin at.',
  }),
  dateKey: DateKey.nullable().openapi({
    description:
      'The day in the calendar of the device. It becomes `globalDate` and never shifts with a zone. Left out or null, it is that of `date`: a day alone that very day, else in the organization’s zone.',
  }),
  time: text(40).nullable().openapi({
    description: '`19:00` and `7:00 PM` set `date`; other text is only shown.',
    example: '19:00',
  }),
  durationMinutes: whole(1, 20_160).nullable().openapi({ description: 'Two weeks at most.' }),
  location: text(200).nullable(),
  notes: text(5000).nullable(),
  isCancelled: z.boolean(),
};

export const CreateTeamEvent = z
  .object({ ...writable, divisionTeam: ObjectId })
  .partial()
  .required({ divisionTeam: true, title: true, date: true })
  .strict()
  .openapi({
    title: 'CreateTeamEvent',
    example: {
      divisionTeam: '6928d5a0c3f1b2a4d5e6f708',
      title: 'Practice',
      eventType: 'practice',
      date: '2026-03-08',
      dateKey: '2026-03-08',
      time: '19:00',
      durationMinutes: 90,
      location: 'Riverside Sports Hall',
    },
  });

export const UpdateTeamEvent = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    divisionTeam: ignored,
    globalDate: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateTeamEvent', example: { time: '19:30', isCancelled: false } });

/** Where lists of what is to come begin. */
export const From = TimestampInput.optional();

const tags = ['Team events'];
const read = { permission: 'teamEvent.read', tags } as const;
const write = { permission: 'teamEvent.write', tags } as const;

export const teamEvents = initContract().router({
  listByTeam: {
    method: 'GET',
    path: '/teamEvents/team/:divisionTeamId',
    summary: 'List the events of a team',
    description:
      'By `date`, cancelled ones included and flagged. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: z.object({ divisionTeamId: ObjectId }),
    query: mobileListQuery({
      from: From.openapi({
        description:
          'Events that have not begun then; one without a time to begin at counts for its whole day.',
      }),
      include: includeParameter('teamEvent'),
    }),
    responses: { 200: many(TeamEvent), ...listFailures, 404: readFailures[404] },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/teamEvents/:id',
    summary: 'Read a team event',
    description: 'For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: idParameters,
    query: includingQuery('teamEvent'),
    responses: { 200: one(TeamEvent), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/teamEvents',
    summary: 'Create a team event',
    description:
      'By a manager or administrator of the team, whose people get a push. 403 for its other members, 404 for everybody else.',
    body: CreateTeamEvent,
    responses: { 201: one(TeamEvent), ...createFailures() },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/teamEvents/:id',
    summary: 'Change, move or cancel a team event',
    description:
      'By a manager or administrator of the team. Only the fields sent change; null clears. An event stays with its team.',
    pathParams: idParameters,
    body: UpdateTeamEvent,
    responses: { 200: one(TeamEvent), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/teamEvents/:id',
    summary: 'Delete a team event',
    description:
      'By a manager or administrator of the team; its answers and duties go with it. Cancel an event that people know of.',
    pathParams: idParameters,
    responses: { 200: one(TeamEvent), ...removeFailures() },
    metadata: write,
  },
});
