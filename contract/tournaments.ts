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
import { competitionSorts } from './leagues.ts';
import { idParameters, includingListQuery, includingQuery, organizationNameParameters } from './lists.ts';
import {
  booleanParameter,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  plainNumber,
  populatedList,
  recordFields,
  reference,
  Timestamp,
  TimestampInput,
} from './primitives.ts';
import { Sports } from './sports.ts';
import { z } from './zod.ts';

export const Tournament = z
  .object({
    ...recordFields,
    name: z.string(),
    priority: z.number().nullable().openapi({ description: 'Display order.' }),
    sports: z.array(z.string()),
    startDate: Timestamp.nullable(),
    active: z.boolean(),
    config: Config,
    paymentProduct: reference('PaymentProduct'),
    organization: reference('Organization'),
    contests: populatedList('League'),
    divisions: populatedList('Division'),
  })
  .openapi({ title: 'Tournament', description: 'A bracket-style competition.' });

const writable = {
  name: name(),
  priority: plainNumber.nullable(),
  sports: Sports,
  startDate: TimestampInput.nullable(),
  active: z.boolean(),
  config: ConfigInput,
  paymentProduct: ObjectId.nullable(),
};

export const CreateTournament = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true })
  .strict()
  .openapi({
    title: 'CreateTournament',
    example: { name: 'Spring Classic', sports: ['basketball'], startDate: '2026-04-18' },
  });

export const UpdateTournament = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    contests: ignored,
    divisions: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateTournament', example: { active: false } });

const listQuery = includingListQuery('tournament', competitionSorts, {
  organization: ObjectId.optional(),
  active: booleanParameter.optional(),
  sport: name(40).optional(),
});

const read = { permission: 'tournament.read', tags: ['Tournaments'] } as const;
const write = { permission: 'tournament.write', tags: ['Tournaments'] } as const;

export const tournaments = initContract().router({
  list: {
    method: 'GET',
    path: '/tournaments',
    summary: 'List tournaments',
    description: 'By `priority`, then `name`. Callers without a key or an admin token see the active ones.',
    query: listQuery,
    responses: { 200: many(Tournament), ...listFailures },
    metadata: read,
  },
  listByOrganizationName: {
    method: 'GET',
    path: '/tournaments/organizationName/:name',
    summary: 'List the tournaments of an organization, by its name',
    description: 'As the list of tournaments, of the organization with this name or slug.',
    pathParams: organizationNameParameters,
    query: listQuery,
    responses: { 200: many(Tournament), ...listFailures, 404: readFailures[404] },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/tournaments/:id',
    summary: 'Read a tournament',
    description: 'An archived tournament is visible to its organization only.',
    pathParams: idParameters,
    query: includingQuery('tournament'),
    responses: { 200: one(Tournament), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/tournaments',
    summary: 'Create a tournament',
    description: 'Active unless said otherwise. `organization` is needed by administrators of several.',
    body: CreateTournament,
    responses: { 201: one(Tournament), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/tournaments/:id',
    summary: 'Change or archive a tournament',
    description:
      'Only the fields sent change; `config` merges field by field; null clears. `active: false` archives.',
    pathParams: idParameters,
    body: UpdateTournament,
    responses: { 200: one(Tournament), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/tournaments/:id',
    summary: 'Delete a tournament',
    description: 'Only while nothing refers to it; archive it otherwise.',
    pathParams: idParameters,
    responses: { 200: one(Tournament), ...removeFailures('not_empty') },
    metadata: write,
  },
});
