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
import { ignored, ignoredRecordFields, name, ObjectId, recordFields, reference } from './primitives.ts';
import { z } from './zod.ts';

/** An address of the web that a page may load a picture from: `https`, no user name, only characters of RFC 3986. */
const HttpsUrl = z
  .string()
  .max(2000)
  .regex(
    /^https:\/\/[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::[0-9]{1,5})?(?:[/?#][A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]*)?$/,
    'Must be an https address',
  )
  .openapi({ title: 'HttpsUrl', description: 'An https address.', example: 'https://example.org/logo.png' });

export const Team = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    name: z.string(),
    logoUrl: z.string().nullable(),
    color: z
      .string()
      .nullable()
      .openapi({ description: 'A name or a code such as `#1e40af`, as its club writes it.' }),
  })
  .openapi({ title: 'Team', description: 'A club’s lasting identity, across seasons and divisions.' });

const writable = { name: name(), logoUrl: HttpsUrl.nullable(), color: name(40).nullable() };

export const CreateTeam = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true })
  .strict()
  .openapi({ title: 'CreateTeam', example: { name: 'Riverside Hawks', color: '#1e40af' } });

export const UpdateTeam = z
  .object({ ...z.object(writable).partial().shape, ...ignoredRecordFields, organization: ignored })
  .strict()
  .openapi({ title: 'UpdateTeam', example: { color: 'navy' } });

const listQuery = includingListQuery('team', ['created', 'updated', 'name'], {
  organization: ObjectId.optional(),
  league: ObjectId.optional().openapi({ description: 'Clubs with a team in a division of this league.' }),
  division: ObjectId.optional().openapi({ description: 'Clubs with a team in this division.' }),
  name: name().optional().openapi({ description: 'The whole name, without regard to case.' }),
});

const read = { permission: 'team.read', tags: ['Teams'] } as const;
const write = { permission: 'team.write', tags: ['Teams'] } as const;

const listResponses = { 200: many(Team), ...listFailures };
const listBelowResponses = { ...listResponses, 404: readFailures[404] };

export const teams = initContract().router({
  list: {
    method: 'GET',
    path: '/teams',
    summary: 'List teams',
    description:
      'The public sees a club where it sees one of its teams by name, in a division that it can list.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByLeague: {
    method: 'GET',
    path: '/teams/league/:id',
    summary: 'List the teams of a league',
    description: 'As the list of teams: clubs with a team in a division of the league.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByDivision: {
    method: 'GET',
    path: '/teams/division/:id',
    summary: 'List the teams of a division',
    description: 'As the list of teams: clubs with a team in the division.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByOrganizationName: {
    method: 'GET',
    path: '/teams/organizationName/:name',
    summary: 'List the teams of an organization by its name',
    description: 'As the list of teams, of the organization with this name or slug.',
    pathParams: organizationNameParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByOrganizationAndDivision: {
    method: 'GET',
    path: '/teams/organization/:orgId/division/:divId',
    summary: 'List the teams of a division of an organization',
    description: 'As the list of teams; 404 for a division of another organization.',
    pathParams: z.object({ orgId: ObjectId, divId: ObjectId }),
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/teams/:id',
    summary: 'Read a team',
    description: 'The public sees a club where it sees one of its teams by name, an archived team included.',
    pathParams: idParameters,
    query: includingQuery('team'),
    responses: { 200: one(Team), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/teams',
    summary: 'Create a team',
    description:
      'A club; it enters divisions as division teams. `organization` is needed by administrators of several.',
    body: CreateTeam,
    responses: { 201: one(Team), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/teams/:id',
    summary: 'Change a team',
    description: 'Only the fields sent change; null clears. The names of its division teams stay.',
    pathParams: idParameters,
    body: UpdateTeam,
    responses: { 200: one(Team), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/teams/:id',
    summary: 'Delete a team',
    description: 'Only while no division team refers to it.',
    pathParams: idParameters,
    responses: { 200: one(Team), ...removeFailures() },
    metadata: write,
  },
});
