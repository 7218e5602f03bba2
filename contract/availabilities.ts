import { initContract } from '@ts-rest/core';
import { many, one, readFailures, updateFailures } from './envelope.ts';
import { includeParameter } from './include.ts';
import { idParameters } from './lists.ts';
import { empty, ignored, ignoredRecordFields, ObjectId, reference, text, Timestamp } from './primitives.ts';
import { z } from './zod.ts';

export const availabilityStatuses = ['yes', 'no', 'maybe'] as const;

const AvailabilityStatus = z
  .enum(availabilityStatuses)
  .openapi({ title: 'AvailabilityStatus', description: 'Whether somebody comes.' });

export const Availability = z
  .object({
    _id: ObjectId.nullable().openapi({ description: 'Null while the player has not answered.' }),
    created: Timestamp.nullable().openapi({ description: 'When the player answered first.' }),
    updated: Timestamp.nullable(),
    organization: reference('Organization'),
    divisionTeam: reference('DivisionTeam').openapi({ description: 'The player’s team.' }),
    game: reference('Game').openapi({ description: 'The game, where the answer is for one.' }),
    teamEvent: reference('TeamEvent').openapi({ description: 'The event, where the answer is for one.' }),
    player: reference('Player'),
    name: z.string().openapi({ description: 'The player’s.' }),
    status: AvailabilityStatus.nullable().openapi({
      description: 'Null while the player has not answered.',
    }),
    note: z.string().nullable(),
  })
  .openapi({ title: 'Availability', description: 'Whether a player comes to a game or an event.' });

const answer = {
  player: ObjectId.openapi({ description: 'A player that is linked to the caller’s account.' }),
  status: AvailabilityStatus,
  note: text(1000).nullable().optional(),
  ...ignoredRecordFields,
  organization: ignored,
  divisionTeam: ignored,
  name: ignored,
};
const players = { player: '6928d5a0c3f1b2a4d5e6f70a', status: 'yes' };

const GameAnswer = z
  .object({ game: ObjectId, teamEvent: empty, ...answer })
  .strict()
  .openapi({ title: 'GameAnswer', example: { game: '6928d5a0c3f1b2a4d5e6f708', ...players } });

const TeamEventAnswer = z
  .object({ teamEvent: ObjectId, game: empty, ...answer })
  .strict()
  .openapi({ title: 'TeamEventAnswer', example: { teamEvent: '6928d5a0c3f1b2a4d5e6f709', ...players } });

export const SetAvailability = z.union([GameAnswer, TeamEventAnswer]).openapi({
  title: 'SetAvailability',
  description: 'An answer for exactly one of a game and a team event.',
  example: { game: '6928d5a0c3f1b2a4d5e6f708', ...players },
});

const tags = ['Availability'];
const read = { permission: 'availability.read', tags } as const;

export const availabilities = initContract().router({
  set: {
    method: 'PUT',
    path: '/availabilities',
    summary: 'Say whether a player comes',
    description:
      'By the account that the player is linked to, and nobody else. Answering again replaces the answer, its note included.',
    body: SetAvailability,
    responses: { 200: one(Availability), ...updateFailures() },
    metadata: { permission: 'availability.write', tags } as const,
  },
  listByGame: {
    method: 'GET',
    path: '/availabilities/game/:gameId',
    summary: 'List who comes to a game',
    description:
      'One row for each player on the roster, answered or not, by team and name. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: z.object({ gameId: ObjectId }),
    query: z
      .object({
        team: ObjectId.optional().openapi({
          description: 'A division team of the game. Left out, it is the caller’s teams in it.',
        }),
        include: includeParameter('availability'),
      })
      .strict(),
    responses: { 200: many(Availability), ...readFailures },
    metadata: read,
  },
  listByTeamEvent: {
    method: 'GET',
    path: '/availabilities/teamEvent/:id',
    summary: 'List who comes to an event',
    description:
      'One row for each player on the roster, answered or not, by name. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: idParameters,
    query: z.object({ include: includeParameter('availability') }).strict(),
    responses: { 200: many(Availability), ...readFailures },
    metadata: read,
  },
});
