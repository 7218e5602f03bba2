import { initContract } from '@ts-rest/core';
import type { ZodRawShape } from 'zod';
import { Answers } from './customFields.ts';
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
  Email,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  reference,
  text,
  Timestamp,
} from './primitives.ts';
import { WaiverDetail } from './waivers.ts';
import { z } from './zod.ts';

const privately =
  'Shown to the organization’s administrators, to keys with `read:players`, to the team’s managers and to the player.';

export const Player = z
  .object({
    ...recordFields,
    name: z.string(),
    email: z.string().openapi({ description: `Empty where there is none. ${privately}` }),
    number: z.string().openapi({ description: 'Jersey number.' }),
    info: z.unknown().openapi({ description: `Anything. ${privately}` }),
    fields: Answers.openapi({ description: `Answers to the \`fields\` of the registration. ${privately}` }),
    waiverDetails: z.array(WaiverDetail).openapi({ description: privately }),
    team: reference('DivisionTeam').openapi({
      description: 'The team in the division; null until a submission is placed.',
    }),
    registrationTeam: reference('RegistrationTeam'),
    registration: reference('Registration').openapi({ description: 'That of `registrationTeam`.' }),
    organization: reference('Organization'),
    tournament: reference('Tournament').openapi({ description: 'That of the division or registration.' }),
    league: reference('League').openapi({ description: 'That of the division or registration.' }),
    division: reference('Division').openapi({ description: 'That of the team.' }),
    user: ObjectId.nullable().openapi({ description: 'The linked account.' }),
    removedAt: Timestamp.nullable().openapi({ description: 'Since when the player is off the roster.' }),
  })
  .openapi({ title: 'Player', description: 'A person on the roster of a team.' });

const writable = {
  name: text(200),
  email: Email.or(z.literal('')).openapi({
    description:
      'Links the confirmed account of this address, now or once there is one. Where the registration asks for waivers, a new address gets the links to sign them.',
  }),
  number: text(20),
  info: z.unknown(),
  fields: Answers,
  team: ObjectId.nullable(),
  registrationTeam: ObjectId.nullable().openapi({ description: 'Follows from `team` where that has one.' }),
};

export const CreatePlayer = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .strict()
  .openapi({
    title: 'CreatePlayer',
    example: { name: 'Ada Marsh', email: 'ada@example.org', number: '7', team: '6928d5a0c3f1b2a4d5e6f708' },
  });

export const UpdatePlayer = z
  .object({
    ...z.object(writable).partial().shape,
    user: z
      .unknown()
      .transform((value) => (value === null ? null : undefined))
      .optional()
      .openapi({ description: 'Null unlinks the account; anything else is ignored.' }),
    ...ignoredRecordFields,
    waiverDetails: ignored,
    registration: ignored,
    organization: ignored,
    tournament: ignored,
    league: ignored,
    division: ignored,
    removedAt: ignored,
  })
  .strict()
  .openapi({ title: 'UpdatePlayer', example: { number: '9' } });

const LinkPlayer = z
  .object({ player: ObjectId })
  .strict()
  .openapi({ title: 'LinkPlayer', example: { player: '6928d5a0c3f1b2a4d5e6f708' } });

const filters = {
  organization: ObjectId.optional(),
  team: ObjectId.optional().openapi({ description: 'The division team.' }),
  division: ObjectId.optional(),
  league: ObjectId.optional(),
  tournament: ObjectId.optional(),
  registration: ObjectId.optional(),
  registrationTeam: ObjectId.optional(),
  removed: booleanParameter
    .optional()
    .openapi({ description: '`true`: players taken off their rosters instead.' }),
};

const sorts = ['created', 'updated', 'name'] as const;
const listQuery = includingListQuery('player', sorts, filters);

const read = { permission: 'player.read', tags: ['Players'] } as const;
const write = { permission: 'player.write', tags: ['Players'] } as const;

const listResponses = { 200: many(Player), ...listFailures };

/** A list of the players below one record, which is 404 for callers who may see none of them. */
const below = <const P extends string, S extends ZodRawShape>(
  path: P,
  pathParams: z.ZodObject<S>,
  of: string,
) =>
  ({
    method: 'GET',
    path,
    summary: `List the players of ${of}`,
    description: `As the list of players, of ${of}. 404 for one of another organization, and for a signed-in user who sees none of its players.`,
    pathParams,
    query: listQuery,
    responses: { ...listResponses, 404: readFailures[404] },
    metadata: read,
  }) as const;

export const players = initContract().router({
  list: {
    method: 'GET',
    path: '/players',
    summary: 'List players',
    description:
      'Administrators and keys list their organization’s. A signed-in user sees the rosters of the teams they play in, manage or administer, and their own records. Players off the roster are left out.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  search: {
    method: 'GET',
    path: '/players/search',
    summary: 'Search players',
    description:
      'As the list of players: those whose name or number holds `q`, without regard to case; for the organization also those whose address does.',
    query: includingListQuery('player', sorts, { ...filters, q: name(100) }),
    responses: listResponses,
    metadata: read,
  },
  listByTeam: below('/players/team/:id', idParameters, 'a division team'),
  listByDivision: below('/players/division/:id', idParameters, 'a division'),
  listByRegistration: below('/players/registration/:id', idParameters, 'a registration'),
  listByRegistrationTeam: below('/players/registrationTeam/:id', idParameters, 'a submission'),
  listByGame: below('/players/game/:id', idParameters, 'a game’s two teams'),
  listByLeague: below('/players/league/:id', idParameters, 'a league'),
  listByLeagueName: below(
    '/players/leagueName/:name',
    z.object({
      name: z
        .string()
        .min(1)
        .max(200)
        .regex(/^[^\u0000]+$/)
        .openapi({
          description: 'Name of leagues of the organization, without regard to case.',
          example: 'Spring 2026',
        }),
    }),
    'the leagues with a name',
  ),
  get: {
    method: 'GET',
    path: '/players/:id',
    summary: 'Read a player',
    description: 'Visible to the organization, to the members and managers of the team, and to the player.',
    pathParams: idParameters,
    query: includingQuery('player'),
    responses: { 200: one(Player), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/players',
    summary: 'Add a player',
    description:
      'To the roster of a division team or of a submission (the one follows from the other), or to none yet. Where there is an address, it gets a mail. `organization` is needed by administrators of several.',
    body: CreatePlayer,
    responses: {
      201: one(Player),
      ...createFailures('organization_required', 'roster_full', 'invalid_fields', 'removed'),
    },
    metadata: write,
  },
  linkUser: {
    method: 'POST',
    path: '/players/link-user',
    summary: 'Link a player to the caller’s account',
    description:
      'The player must have been registered with the caller’s own address: 409 `email_mismatch` for another player that the caller may see, 404 for any other. 409 `already_linked` for a player of another account.',
    body: LinkPlayer,
    responses: { 200: one(Player), ...createFailures('email_mismatch', 'already_linked') },
    metadata: { permission: 'player.link', tags: ['Players'] } as const,
  },
  update: {
    method: 'PUT',
    path: '/players/:id',
    summary: 'Change a player',
    description:
      'By an administrator. Only the fields sent change; `fields` merge answer by answer. The linked account and its profile stay as they are; `user: null` unlinks it. `team` moves the player.',
    pathParams: idParameters,
    body: UpdatePlayer,
    responses: { 200: one(Player), ...updateFailures('roster_full', 'invalid_fields', 'removed') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/players/:id',
    summary: 'Take a player off the roster',
    description: 'The record stays, with its stats and answers, and says since when.',
    pathParams: idParameters,
    responses: { 200: one(Player), ...removeFailures() },
    metadata: write,
  },
});
