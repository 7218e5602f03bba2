import { initContract } from '@ts-rest/core';
import { Config, ConfigInput } from './config.ts';
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
  booleanParameter,
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
import { ContestType, Sports } from './sports.ts';
import { z } from './zod.ts';

export const League = z
  .object({
    ...recordFields,
    name: z.string(),
    contestType: ContestType,
    priority: z.number().nullable().openapi({ description: 'Display order.' }),
    sports: z.array(z.string()),
    startDate: Timestamp.nullable(),
    endDate: Timestamp.nullable(),
    active: z.boolean().openapi({ description: 'False archives the league.' }),
    config: Config,
    tournament: reference('Tournament'),
    paymentProduct: reference('PaymentProduct'),
    organization: reference('Organization'),
  })
  .openapi({ title: 'League', description: 'A season or competition period.' });

const writable = {
  name: name(),
  contestType: ContestType,
  priority: plainNumber.nullable(),
  sports: Sports,
  startDate: TimestampInput.nullable(),
  endDate: TimestampInput.nullable(),
  active: z.boolean(),
  config: ConfigInput,
  tournament: ObjectId.nullable(),
  paymentProduct: ObjectId.nullable(),
};

export const CreateLeague = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true })
  .strict()
  .openapi({
    title: 'CreateLeague',
    example: { name: 'Winter 2026', contestType: 'coed', sports: ['basketball'], startDate: '2026-01-10' },
  });

export const UpdateLeague = z
  .object({ ...z.object(writable).partial().shape, ...ignoredRecordFields, organization: ignored })
  .strict()
  .openapi({ title: 'UpdateLeague', example: { active: false } });

export const competitionSorts = ['priority', 'name', 'startDate', 'created', 'updated'] as const;

const listQuery = includingListQuery('league', competitionSorts, {
  organization: ObjectId.optional(),
  tournament: ObjectId.optional(),
  active: booleanParameter.optional(),
  sport: name(40).optional(),
});

const read = { permission: 'league.read', tags: ['Leagues'] } as const;
const write = { permission: 'league.write', tags: ['Leagues'] } as const;

export const leagues = initContract().router({
  list: {
    method: 'GET',
    path: '/leagues',
    summary: 'List leagues',
    description: 'By `priority`, then `name`. Callers without a key or an admin token see the active ones.',
    query: listQuery,
    responses: { 200: many(League), ...listFailures },
    metadata: read,
  },
  listByOrganization: {
    method: 'GET',
    path: '/leagues/organization/:id',
    summary: 'List the leagues of an organization',
    description: 'As the list of leagues, of one organization.',
    pathParams: idParameters,
    query: listQuery,
    responses: { 200: many(League), ...listFailures, 404: readFailures[404] },
    metadata: read,
  },
  listByTournament: {
    method: 'GET',
    path: '/leagues/tournament/:id',
    summary: 'List the leagues of a tournament',
    description: 'As the list of leagues, of one tournament.',
    pathParams: idParameters,
    query: listQuery,
    responses: { 200: many(League), ...listFailures, 404: readFailures[404] },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/leagues/:id',
    summary: 'Read a league',
    description: 'An archived league is visible to its organization only.',
    pathParams: idParameters,
    query: includingQuery('league'),
    responses: { 200: one(League), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/leagues',
    summary: 'Create a league',
    description: 'Active unless said otherwise. `organization` is needed by administrators of several.',
    body: CreateLeague,
    responses: { 201: one(League), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/leagues/:id',
    summary: 'Change or archive a league',
    description:
      'Only the fields sent change; `config` merges field by field; null clears. `active: false` archives.',
    pathParams: idParameters,
    body: UpdateLeague,
    responses: { 200: one(League), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/leagues/:id',
    summary: 'Delete a league',
    description: 'Only while nothing refers to it; archive it otherwise.',
    pathParams: idParameters,
    responses: { 200: one(League), ...removeFailures('not_empty') },
    metadata: write,
  },
});
