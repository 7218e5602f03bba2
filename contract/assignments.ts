import { initContract } from '@ts-rest/core';
import { createFailures, many, one, readFailures, removeFailures, updateFailures } from './envelope.ts';
import { includeParameter } from './include.ts';
import { idParameters, includingQuery } from './lists.ts';
import {
  empty,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  reference,
  text,
} from './primitives.ts';
import { z } from './zod.ts';

export const Assignment = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    divisionTeam: reference('DivisionTeam'),
    game: reference('Game').openapi({ description: 'The game, where the duty is at one.' }),
    teamEvent: reference('TeamEvent').openapi({ description: 'The event, where the duty is at one.' }),
    player: reference('Player').openapi({ description: 'Who is to do it.' }),
    title: z.string(),
    note: z.string().nullable(),
    completed: z.boolean(),
  })
  .openapi({ title: 'Assignment', description: 'A duty of a player at a game or an event.' });

const duty = {
  player: ObjectId.openapi({ description: 'On the roster of the team.' }),
  title: name(),
  note: text(1000).nullable().optional(),
};
const snacks = { player: '6928d5a0c3f1b2a4d5e6f70a', title: 'Bring the snacks' };

const GameDuty = z
  .object({ game: ObjectId, teamEvent: empty, ...duty })
  .strict()
  .openapi({ title: 'GameDuty', example: { game: '6928d5a0c3f1b2a4d5e6f708', ...snacks } });

const TeamEventDuty = z
  .object({ teamEvent: ObjectId, game: empty, ...duty })
  .strict()
  .openapi({ title: 'TeamEventDuty', example: { teamEvent: '6928d5a0c3f1b2a4d5e6f709', ...snacks } });

export const CreateAssignment = z.union([GameDuty, TeamEventDuty]).openapi({
  title: 'CreateAssignment',
  description: 'A duty at exactly one of a game and a team event.',
  example: { game: '6928d5a0c3f1b2a4d5e6f708', ...snacks },
});

export const UpdateAssignment = z
  .object({
    ...z.object({ ...duty, completed: z.boolean() }).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    divisionTeam: ignored,
    game: ignored,
    teamEvent: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateAssignment', example: { title: 'Bring the water' } });

const CompleteAssignment = z
  .object({ completed: z.boolean() })
  .partial()
  .strict()
  .openapi({ title: 'CompleteAssignment', example: { completed: true } });

const tags = ['Assignments'];
const read = { permission: 'assignment.read', tags } as const;
const write = { permission: 'assignment.write', tags } as const;

export const assignments = initContract().router({
  listByGame: {
    method: 'GET',
    path: '/assignments/game/:gameId',
    summary: 'List the duties at a game',
    description:
      'In the order they were given. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: z.object({ gameId: ObjectId }),
    query: z
      .object({
        team: ObjectId.optional().openapi({
          description: 'A division team of the game. Left out, it is the caller’s teams in it.',
        }),
        include: includeParameter('assignment'),
      })
      .strict(),
    responses: { 200: many(Assignment), ...readFailures },
    metadata: read,
  },
  listByTeamEvent: {
    method: 'GET',
    path: '/assignments/teamEvent/:id',
    summary: 'List the duties at an event',
    description:
      'In the order they were given. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: idParameters,
    query: z.object({ include: includeParameter('assignment') }).strict(),
    responses: { 200: many(Assignment), ...readFailures },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/assignments/:id',
    summary: 'Read a duty',
    description: 'For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: idParameters,
    query: includingQuery('assignment'),
    responses: { 200: one(Assignment), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/assignments',
    summary: 'Give a player a duty',
    description:
      'By a manager or administrator of the player’s team; the player gets a push. 403 for other members of the team, 404 for everybody else.',
    body: CreateAssignment,
    responses: { 201: one(Assignment), ...createFailures() },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/assignments/:id',
    summary: 'Change a duty or give it to another player',
    description:
      'By a manager or administrator of the team. Only the fields sent change; null clears. Another player of the team gets a push.',
    pathParams: idParameters,
    body: UpdateAssignment,
    responses: { 200: one(Assignment), ...updateFailures() },
    metadata: write,
  },
  complete: {
    method: 'PUT',
    path: '/assignments/:id/completed',
    summary: 'Check a duty off, or take that back',
    description:
      'By a manager or administrator of the team, or the account of the player whose duty it is. Without a body, or without `completed` in it, the duty is switched between done and not done.',
    pathParams: idParameters,
    body: CompleteAssignment.optional(),
    responses: { 200: one(Assignment), ...updateFailures() },
    metadata: { permission: 'assignment.complete', tags } as const,
  },
  remove: {
    method: 'DELETE',
    path: '/assignments/:id',
    summary: 'Delete a duty',
    description: 'By a manager or administrator of the team.',
    pathParams: idParameters,
    responses: { 200: one(Assignment), ...removeFailures() },
    metadata: write,
  },
});
