import { initContract } from '@ts-rest/core';
import { Config, ConfigInput, ResolvedConfig } from './config.ts';
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
  plainNumber,
  recordFields,
  reference,
  Timestamp,
  TimestampInput,
} from './primitives.ts';
import { Sports } from './sports.ts';
import { StandingsRow } from './standings.ts';
import { z } from './zod.ts';

const divisionFields = {
  ...recordFields,
  name: z.string(),
  organization: reference('Organization'),
  league: reference('League'),
  tournament: reference('Tournament'),
  sports: z.array(z.string()),
  priority: z.number().nullable().openapi({ description: 'Display order.' }),
  paymentProduct: reference('PaymentProduct'),
  config: Config.openapi({
    title: 'DivisionConfig',
    description:
      '`waitlistCapacity`, `autoPromote` and `promotionPaymentWindowHours` are shown as they resolve.',
  }),
  strengthLevel: z.number().nullable().openapi({ description: 'Skill level.' }),
  startDate: Timestamp.nullable(),
  endDate: Timestamp.nullable(),
};

export const Division = z
  .object(divisionFields)
  .openapi({ title: 'Division', description: 'Holds teams, standings, schedule and configuration.' });

const DivisionWithStandings = z
  .object({
    ...divisionFields,
    standings: z
      .array(StandingsRow)
      .nullable()
      .openapi({ description: 'Null where the public view hides them.' }),
  })
  .openapi({ title: 'DivisionWithStandings' });

const writable = {
  name: name(),
  league: ObjectId.nullable(),
  tournament: ObjectId.nullable(),
  sports: Sports,
  priority: plainNumber.nullable(),
  paymentProduct: ObjectId.nullable(),
  config: ConfigInput,
  strengthLevel: plainNumber.nullable(),
  startDate: TimestampInput.nullable(),
  endDate: TimestampInput.nullable(),
};

export const CreateDivision = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true })
  .strict()
  .openapi({
    title: 'CreateDivision',
    example: {
      name: 'Division A',
      sports: ['basketball'],
      config: { capacity: 8, minPlayers: 5, maxPlayers: 12 },
    },
  });

export const UpdateDivision = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    standings: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateDivision', example: { config: { capacity: 10 } } });

const read = { permission: 'division.read', tags: ['Divisions'] } as const;
const write = { permission: 'division.write', tags: ['Divisions'] } as const;

export const divisions = initContract().router({
  list: {
    method: 'GET',
    path: '/divisions',
    summary: 'List divisions',
    description: 'By `priority`, then `name`. The public sees divisions of active leagues and tournaments.',
    query: includingListQuery('division', ['priority', 'name', 'startDate', 'created', 'updated'], {
      organization: ObjectId.optional(),
      league: ObjectId.optional(),
      tournament: ObjectId.optional(),
      sport: name(40).optional(),
    }),
    responses: { 200: many(Division), ...listFailures },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/divisions/:id',
    summary: 'Read a division with its standings',
    description: 'The ETag is that of the division: a score does not change it.',
    pathParams: idParameters,
    query: includingQuery('division'),
    responses: { 200: one(DivisionWithStandings), ...readFailures },
    metadata: read,
  },
  standings: {
    method: 'GET',
    path: '/divisions/:id/standings',
    summary: 'Read the standings of a division',
    description: 'Computed from the games each time; null where the public view hides them.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(z.array(StandingsRow).nullable()), ...readFailures },
    metadata: { permission: 'standings.read', tags: ['Divisions'] } as const,
  },
  config: {
    method: 'GET',
    path: '/divisions/:id/config',
    summary: 'Read the configuration that counts in a division',
    description: 'Every field with its value and the level it came from.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(ResolvedConfig), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/divisions',
    summary: 'Create a division',
    description:
      'Of a league, of a tournament, or of neither yet. `organization` is needed by administrators of several.',
    body: CreateDivision,
    responses: { 201: one(Division), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/divisions/:id',
    summary: 'Change a division',
    description: 'Only the fields sent change; `config` merges field by field; null clears.',
    pathParams: idParameters,
    body: UpdateDivision,
    responses: { 200: one(Division), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/divisions/:id',
    summary: 'Delete a division',
    description: 'Only while nothing refers to it.',
    pathParams: idParameters,
    responses: { 200: one(Division), ...removeFailures('not_empty') },
    metadata: write,
  },
});
