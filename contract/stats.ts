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
import { includeParameter } from './include.ts';
import {
  ignored,
  ignoredRecordFields,
  ObjectId,
  plainNumber,
  recordFields,
  reference,
} from './primitives.ts';
import { z } from './zod.ts';

const PlayerId = ObjectId.openapi({ description: 'The player.' });
const figures = (description: string) =>
  z.record(z.number()).openapi({ description, example: { points: 18, rebounds: 7 } });

export const Stat = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    game: reference('Game'),
    player: reference('Player'),
    divisionTeam: reference('DivisionTeam').openapi({ description: 'The team that the player played for.' }),
    values: figures('Raw figures of the game by key.'),
  })
  .openapi({ title: 'Stat', description: 'What one player did in one game.' });

const writable = {
  game: ObjectId,
  player: PlayerId,
  divisionTeam: ObjectId.openapi({ description: 'One of the game’s two teams, where it has two.' }),
  values: z.record(plainNumber).openapi({
    description:
      'Raw figures by key; those of `config.gameStats` where the division has some for the sport, else any.',
    example: { points: 18, rebounds: 7 },
  }),
};

export const CreateStat = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ game: true, player: true, divisionTeam: true, values: true })
  .strict()
  .openapi({
    title: 'CreateStat',
    example: {
      game: '6928d5a0c3f1b2a4d5e6f708',
      player: '6928d5a0c3f1b2a4d5e6f709',
      divisionTeam: '6928d5a0c3f1b2a4d5e6f70a',
      values: { points: 18, rebounds: 7 },
    },
  });

export const UpdateStat = z
  .object({ ...z.object(writable).partial().shape, ...ignoredRecordFields, organization: ignored })
  .strict()
  .openapi({ title: 'UpdateStat', example: { values: { points: 20, rebounds: 7 } } });

const line = {
  games: z.number().int().openapi({ description: 'Games with figures.' }),
  totals: figures('The sum of each key.'),
  averages: figures('Each total by the number of `games`, to three decimals.'),
};
const rows = z.array(Stat).openapi({ description: 'What it was summed from, by the date of the game.' });

const PlayerStatLine = z.object({ player: PlayerId, ...line }).openapi({ title: 'PlayerStatLine' });
const PlayerStats = z
  .object({ player: PlayerId, ...line, stats: rows })
  .openapi({ title: 'PlayerStats', description: 'All that a player did, over every team.' });
const TeamStats = z
  .object({
    team: ObjectId.openapi({ description: 'The division team.' }),
    ...line,
    players: z.array(PlayerStatLine),
    stats: rows,
  })
  .openapi({ title: 'TeamStats', description: 'What the players of a team did for it.' });
const GameStats = z
  .object({
    game: ObjectId,
    teams: z.array(z.object({ team: ObjectId, totals: line.totals })),
    stats: rows,
  })
  .openapi({ title: 'GameStats', description: 'The box score of a game.' });

/** `?id=a&id=b` and `?id=a,b`. */
const PlayerIds = z
  .union([z.array(ObjectId).min(1).max(100), z.string().regex(/^[0-9a-f]{24}(?:,[0-9a-f]{24}){0,99}$/)])
  .transform((ids) => [...new Set(typeof ids === 'string' ? ids.split(',') : ids)])
  .openapi({
    anyOf: undefined,
    oneOf: undefined,
    type: 'array',
    items: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    minItems: 1,
    maxItems: 100,
    description: 'Players: the parameter repeated, or one with commas.',
  } as object);

const read = { permission: 'stat.read', tags: ['Stats'] } as const;
const write = { permission: 'stat.write', tags: ['Stats'] } as const;
const publicView =
  'The public sees none where `showStats` resolves to false, and none of games that it does not see.';

export const stats = initContract().router({
  list: {
    method: 'GET',
    path: '/stats',
    summary: 'List stats',
    description: publicView,
    query: includingListQuery('stat', ['created', 'updated'], {
      organization: ObjectId.optional(),
      game: ObjectId.optional(),
      player: ObjectId.optional(),
      team: ObjectId.optional().openapi({ description: 'The division team.' }),
    }),
    responses: { 200: many(Stat), ...listFailures },
    metadata: read,
  },
  ofPlayer: {
    method: 'GET',
    path: '/stats/player/:id',
    summary: 'Read the stats of a player',
    description: `Rows and sums; 404 where the caller sees no row of the player. ${publicView}`,
    pathParams: idParameters,
    query: includingQuery('stat'),
    responses: { 200: one(PlayerStats), ...readFailures },
    metadata: read,
  },
  ofPlayers: {
    method: 'GET',
    path: '/stats/players',
    summary: 'Read the stats of several players',
    description: `In the order asked for, without those of whom the caller sees no row. ${publicView}`,
    query: z.object({ id: PlayerIds, include: includeParameter('stat') }).strict(),
    responses: { 200: one(z.array(PlayerStats)), ...listFailures },
    metadata: read,
  },
  ofTeam: {
    method: 'GET',
    path: '/stats/team/:id',
    summary: 'Read the stats of a division team',
    description: `Rows and sums, of the team and of each player. ${publicView}`,
    pathParams: idParameters,
    query: includingQuery('stat'),
    responses: { 200: one(TeamStats), ...readFailures },
    metadata: read,
  },
  ofGame: {
    method: 'GET',
    path: '/stats/game/:id',
    summary: 'Read the box score of a game',
    description: `Rows, and the sums of each team. ${publicView}`,
    pathParams: idParameters,
    query: includingQuery('stat'),
    responses: { 200: one(GameStats), ...readFailures },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/stats/:id',
    summary: 'Read a stat',
    description: publicView,
    pathParams: idParameters,
    query: includingQuery('stat'),
    responses: { 200: one(Stat), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/stats',
    summary: 'Enter what a player did in a game',
    description:
      'One record for each player and game. `organization` is needed by administrators of several.',
    body: CreateStat,
    responses: {
      201: one(Stat),
      ...createFailures('organization_required', 'already_exists', 'unknown_stat'),
    },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/stats/:id',
    summary: 'Correct a stat',
    description:
      'Only the fields sent change; `values` replaces all figures. A key that is kept as it was is not checked again.',
    pathParams: idParameters,
    body: UpdateStat,
    responses: { 200: one(Stat), ...updateFailures('already_exists', 'unknown_stat') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/stats/:id',
    summary: 'Delete a stat',
    description: 'All sums follow, since they are counted afresh each time.',
    pathParams: idParameters,
    responses: { 200: one(Stat), ...removeFailures() },
    metadata: write,
  },
});
