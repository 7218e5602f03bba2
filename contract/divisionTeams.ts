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
  booleanParameter,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  populatedList,
  recordFields,
  reference,
  whole,
} from './primitives.ts';
import { z } from './zod.ts';

export const DivisionTeam = z
  .object({
    ...recordFields,
    name: z.string().openapi({
      description:
        '“Team 3” on the public view of a division that hides its teams, counted by `_id`. Else the names of its players, “Ana Silva / Bo Li”, where `excludeTeamName` resolves to true and it has some.',
    }),
    team: reference('Team').openapi({
      description: 'The club; null for a team without one, and where names are hidden.',
    }),
    division: reference('Division'),
    league: reference('League').openapi({ description: 'The division’s.' }),
    tournament: reference('Tournament').openapi({
      description: 'The division’s, or else that of its league.',
    }),
    organization: reference('Organization'),
    registration: reference('Registration').openapi({ description: 'That of the submission.' }),
    registrationTeam: reference('RegistrationTeam').openapi({
      description: 'The submission that was placed; null for a team entered by hand.',
    }),
    players: populatedList('Player').openapi({
      description:
        'The roster: with `read:teams` or `read:players`, or for those who play in the team, manage or administer it.',
    }),
    withdrawn: z.boolean().openapi({
      description:
        'The submission is withdrawn, on the waitlist by its status, or removed: the team is in no list, standings or new schedule, while its games keep naming it.',
    }),
    seed: z.number().int().nullable(),
    archived: z.boolean().openapi({ description: 'Left out of public lists; its games still name it.' }),
    isTest: z.boolean().openapi({ description: 'Never public, and never in standings.' }),
  })
  .openapi({ title: 'DivisionTeam', description: 'A team in a division.' });

const writable = {
  name: name(),
  team: ObjectId.nullable(),
  division: ObjectId,
  seed: whole(1, 1000).nullable(),
  archived: z.boolean(),
  isTest: z.boolean(),
};

export const CreateDivisionTeam = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true, division: true })
  .strict()
  .openapi({
    title: 'CreateDivisionTeam',
    example: { name: 'Riverside Hawks', division: '6928d5a0c3f1b2a4d5e6f708', seed: 1 },
  });

export const UpdateDivisionTeam = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    league: ignored,
    tournament: ignored,
    organization: ignored,
    registration: ignored,
    registrationTeam: ignored,
    players: ignored,
    withdrawn: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateDivisionTeam', example: { seed: 2 } });

const listQuery = includingListQuery('divisionTeam', ['created', 'updated', 'name', 'seed'], {
  organization: ObjectId.optional(),
  division: ObjectId.optional(),
  league: ObjectId.optional(),
  tournament: ObjectId.optional(),
  team: ObjectId.optional(),
  archived: booleanParameter.optional(),
  isTest: booleanParameter.optional(),
  registration: ObjectId.optional(),
  registrationTeam: ObjectId.optional(),
  withdrawn: booleanParameter
    .optional()
    .openapi({ description: '`true`: withdrawn teams too, for administrators.' }),
});

const read = { permission: 'divisionTeam.read', tags: ['Division teams'] } as const;
const write = { permission: 'divisionTeam.write', tags: ['Division teams'] } as const;

const listResponses = { 200: many(DivisionTeam), ...listFailures };
const listBelowResponses = { ...listResponses, 404: readFailures[404] };

export const divisionTeams = initContract().router({
  list: {
    method: 'GET',
    path: '/divisionTeams',
    summary: 'List division teams',
    description:
      'The public sees those of active leagues and tournaments, without archived and test teams. Withdrawn ones are left out for everybody.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByDivision: {
    method: 'GET',
    path: '/divisionTeams/division/:id',
    summary: 'List the teams of a division',
    description: 'As the list of division teams, of one division.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByLeague: {
    method: 'GET',
    path: '/divisionTeams/league/:id',
    summary: 'List the division teams of a league',
    description: 'As the list of division teams, of the divisions of one league.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByRegistration: {
    method: 'GET',
    path: '/divisionTeams/registration/d/:id',
    summary: 'List the placed teams of a registration',
    description: 'As the list of division teams, of those that signed up through one registration.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByRegistrationTeam: {
    method: 'GET',
    path: '/divisionTeams/registrationTeam/d/:id',
    summary: 'Find the placed team of a submission',
    description:
      'As the list of division teams: one where the submission is placed, none while it is not. 404 for a submission that the caller knows nothing of.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/divisionTeams/:id',
    summary: 'Read a division team',
    description:
      'An archived team stays readable by its id; a withdrawn or test team is visible to its organization only.',
    pathParams: idParameters,
    query: includingQuery('divisionTeam'),
    responses: { 200: one(DivisionTeam), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/divisionTeams',
    summary: 'Enter a team into a division',
    description:
      '`league` and `tournament` follow from the division. `organization` is needed by administrators of several.',
    body: CreateDivisionTeam,
    responses: { 201: one(DivisionTeam), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/divisionTeams/:id',
    summary: 'Change or archive a division team',
    description:
      'Only the fields sent change; null clears. `division` moves the team, unless it was placed by a submission: that moves by its own status. The names of players that stand for `name`, sent back, change nothing.',
    pathParams: idParameters,
    body: UpdateDivisionTeam,
    responses: { 200: one(DivisionTeam), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/divisionTeams/:id',
    summary: 'Delete a division team',
    description: 'Only while nothing refers to it; archive it otherwise.',
    pathParams: idParameters,
    responses: { 200: one(DivisionTeam), ...removeFailures() },
    metadata: write,
  },
});
