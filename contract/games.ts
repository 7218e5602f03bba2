import { initContract } from '@ts-rest/core';
import type { ZodRawShape } from 'zod';
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
  DateKey,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  plainNumber,
  recordFields,
  reference,
  text,
  Timestamp,
  TimestampInput,
  whole,
} from './primitives.ts';
import { Sport, type GameSport } from './sports.ts';
import { z } from './zod.ts';

export const playoffRounds = [
  'quarterfinal',
  'consolation_semifinal',
  'semifinal',
  'championship',
  'third_place',
  'fifth_place',
  'seventh_place',
  'consolation',
] as const;

export const outcomes = ['winner', 'loser'] as const;
export const forfeits = ['home', 'away', 'both'] as const;
const golfFormats = ['stroke', 'match', 'stableford'] as const;
const racketFormats = ['best-of-1', 'best-of-3', 'best-of-5'] as const;
const judoGenders = ['male', 'female'] as const;
const trackGenders = ['male', 'female', 'mixed'] as const;
export const resultTypes = ['time', 'distance', 'points'] as const;

export const PlayoffRound = z.enum(playoffRounds).openapi({
  title: 'PlayoffRound',
  description: 'A round of a bracket, whose games do not count in the standings.',
});
const Forfeit = z
  .enum(forfeits)
  .openapi({ title: 'Forfeit', description: 'Who forfeited. A score written without it ends the forfeit.' });

const commonFields = {
  ...recordFields,
  date: Timestamp.openapi({
    description:
      'When the game begins: `time` on `globalDate` in the zone of the venue, else as it was sent.',
  }),
  time: z.string().nullable().openapi({ description: 'Time of day as text.', example: '6:00 PM' }),
  duration: z.number().int().openapi({ description: 'Minutes.' }),
  isBye: z.boolean(),
  organization: reference('Organization'),
  league: reference('League'),
  division: reference('Division'),
  tournament: reference('Tournament'),
  location: z.string().nullable().openapi({ description: 'Where, as text.' }),
  locationModel: reference('Location').openapi({ description: 'The venue.' }),
  court: z.string().nullable().openapi({ description: 'A court of the venue, by its name.' }),
  timeSlot: reference('TimeSlot').openapi({ description: 'The slot that says where and when it is played.' }),
  gameLabel: z.string().nullable(),
  playoffRound: PlayoffRound.nullable(),
  isCancelled: z.boolean(),
  isHidden: z.boolean().openapi({ description: 'Left out of public views.' }),
  globalDate: z.string().openapi({ description: 'The day, the same in every zone.', example: '2026-03-08' }),
};

const GameSource = z
  .object({
    game: ObjectId.openapi({ description: 'The game that decides it.' }),
    outcome: z.enum(outcomes).openapi({ description: 'Which of its teams goes on.' }),
  })
  .openapi({ title: 'GameSource', description: 'In a bracket: the game that a side comes from.' });

const score = z.number().int().nullable().openapi({ description: 'Null until scored.' });
const twoSidedFields = {
  homeTeam: reference('DivisionTeam'),
  awayTeam: reference('DivisionTeam'),
  homeTeamPlaceholder: z
    .string()
    .nullable()
    .openapi({ description: 'What stands for a team not yet known.' }),
  awayTeamPlaceholder: z
    .string()
    .nullable()
    .openapi({ description: 'What stands for a team not yet known.' }),
  homeScore: score,
  awayScore: score,
  forfeitedBy: Forfeit.nullable(),
  homeFrom: GameSource.nullable(),
  awayFrom: GameSource.nullable(),
};

const Result = z
  .object({
    participant: z.string().openapi({ description: 'A player by identifier, or a name.' }),
    value: z.union([z.number().nullable(), z.string()]),
    rank: z.number().int().nullable(),
  })
  .openapi({ title: 'GameResult' });
const fieldEventFields = {
  participants: z.array(z.string()).openapi({ description: 'Players by identifier, and names.' }),
  results: z.array(Result),
};

const ofSport = <S extends GameSport, F extends ZodRawShape>(sport: S, title: string, fields: F) =>
  z.object({ ...commonFields, sport: z.literal(sport), ...fields }).openapi({ title });

export const Game = z
  .discriminatedUnion('sport', [
    ofSport('basketball', 'BasketballGame', twoSidedFields),
    ofSport('baseball', 'BaseballGame', twoSidedFields),
    ofSport('football', 'FootballGame', twoSidedFields),
    ofSport('soccer', 'SoccerGame', twoSidedFields),
    ofSport('judo', 'JudoGame', {
      winner: ObjectId.nullable().openapi({ description: 'A player.' }),
      gender: z.enum(judoGenders),
      round: z.string().nullable(),
    }),
    ofSport('golf', 'GolfGame', { format: z.enum(golfFormats), ...fieldEventFields }),
    ofSport('racket', 'RacketGame', { format: z.enum(racketFormats), ...fieldEventFields }),
    ofSport('track', 'TrackGame', {
      eventName: z.string().nullable(),
      resultType: z.enum(resultTypes).nullable(),
      gender: z.enum(trackGenders),
      isRelay: z.boolean(),
      ...fieldEventFields,
    }),
  ])
  .openapi({ title: 'Game', description: 'A game, with the fields of its sport.' });

const writableCommon = {
  date: TimestampInput.openapi({
    description: 'A day alone is a day without a time to begin at. Now unless said otherwise.',
  }),
  time: text(40).nullable().openapi({
    description: '`18:00` and `6:00 PM` set `date`; other text is only shown.',
    example: '6:00 PM',
  }),
  duration: whole(1, 1440).openapi({ description: 'Minutes; left out, what the division’s `config` says.' }),
  isBye: z.boolean(),
  league: ObjectId.nullable().openapi({
    description: 'Follows from `division` where that is set; another one is refused.',
  }),
  division: ObjectId.nullable(),
  tournament: ObjectId.nullable().openapi({
    description: 'Follows from `division` or `league` where they have one; another one is refused.',
  }),
  location: text(200).nullable(),
  locationModel: ObjectId.nullable(),
  court: text(100).nullable(),
  timeSlot: ObjectId.nullable().openapi({
    description:
      'Sets `locationModel`, `court`, `date`, `time`, `globalDate` and `duration`. One of these changed without it takes the game out of its slot; changed beside the slot that the game has, it is refused.',
  }),
  gameLabel: text(200).nullable(),
  playoffRound: PlayoffRound.nullable(),
  isCancelled: z.boolean(),
  isHidden: z.boolean(),
  globalDate: DateKey.nullable().openapi({
    description: 'The day of the game. Left out or null, it is that of `date` where the game is played.',
  }),
};

const writableScore = whole(0, 1_000_000).nullable();
const twoSided = {
  homeTeam: ObjectId.nullable(),
  awayTeam: ObjectId.nullable(),
  homeTeamPlaceholder: text(200).nullable(),
  awayTeamPlaceholder: text(200).nullable(),
  homeScore: writableScore,
  awayScore: writableScore,
  forfeitedBy: Forfeit.nullable(),
};
const fieldEvent = {
  participants: z.array(name()).max(500).openapi({
    description: 'Players by identifier; other text is the name of somebody who is on no roster.',
  }),
  results: z
    .array(
      z
        .object({
          participant: name(),
          value: z.union([plainNumber.nullable(), text(100)]),
          rank: whole(1, 100_000).nullable(),
        })
        .partial()
        .required({ participant: true })
        .strict(),
    )
    .max(500),
};

/** What can be written on a game of each sport beside the common fields. */
export const sportFields = {
  basketball: twoSided,
  baseball: twoSided,
  football: twoSided,
  soccer: twoSided,
  judo: { winner: ObjectId.nullable(), gender: z.enum(judoGenders), round: text(100).nullable() },
  golf: { format: z.enum(golfFormats), ...fieldEvent },
  racket: { format: z.enum(racketFormats), ...fieldEvent },
  track: {
    eventName: text(200).nullable(),
    resultType: z.enum(resultTypes).nullable(),
    gender: z.enum(trackGenders),
    isRelay: z.boolean(),
    ...fieldEvent,
  },
} as const satisfies Record<GameSport, ZodRawShape>;

const creating = <S extends GameSport, F extends ZodRawShape>(
  sport: S,
  title: string,
  fields: F,
  example: object,
) =>
  z
    .object({ ...writableCommon, organization: ObjectId, ...fields })
    .partial()
    .extend({ sport: z.literal(sport) })
    .strict()
    .openapi({ title, example: { sport, ...example } });

const matchup = { date: '2026-03-08', time: '6:00 PM', location: 'Riverside Sports Hall' };

export const CreateGame = z
  .discriminatedUnion('sport', [
    creating('basketball', 'CreateBasketballGame', sportFields.basketball, matchup),
    creating('baseball', 'CreateBaseballGame', sportFields.baseball, matchup),
    creating('football', 'CreateFootballGame', sportFields.football, matchup),
    creating('soccer', 'CreateSoccerGame', sportFields.soccer, matchup),
    creating('judo', 'CreateJudoGame', sportFields.judo, { gender: 'female', round: 'Final' }),
    creating('golf', 'CreateGolfGame', sportFields.golf, { format: 'stableford' }),
    creating('racket', 'CreateRacketGame', sportFields.racket, { format: 'best-of-5' }),
    creating('track', 'CreateTrackGame', sportFields.track, { eventName: '100 m', resultType: 'time' }),
  ])
  .openapi({ title: 'CreateGame', description: 'A game of one sport; fields of another are refused.' });

export const UpdateGame = z
  .object({
    ...z
      .object({
        sport: Sport.openapi({ description: 'The sport that the game has: it can’t change.' }),
        ...writableCommon,
        ...sportFields.basketball,
        ...sportFields.judo,
        ...sportFields.track,
        format: z.enum([...golfFormats, ...racketFormats]),
      })
      .partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    homeFrom: ignored,
    awayFrom: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateGame', example: { homeScore: 78, awayScore: 71 } });

const Moment = TimestampInput.optional();

const listQuery = includingListQuery('game', ['date', 'created', 'updated'], {
  organization: ObjectId.optional(),
  division: ObjectId.optional(),
  league: ObjectId.optional(),
  tournament: ObjectId.optional(),
  team: ObjectId.optional().openapi({ description: 'Home or away.' }),
  location: ObjectId.optional().openapi({ description: 'The venue.' }),
  from: Moment.openapi({
    description: 'Games whose `date` is then or later. A day alone is its midnight in UTC.',
  }),
  to: Moment.openapi({ description: 'Games whose `date` is earlier. A day alone is its midnight in UTC.' }),
  playoffRound: PlayoffRound.optional(),
  sport: Sport.optional(),
});

const read = { permission: 'game.read', tags: ['Games'] } as const;
const write = { permission: 'game.write', tags: ['Games'] } as const;

const listResponses = { 200: many(Game), ...listFailures };
const listBelowResponses = { ...listResponses, 404: readFailures[404] };

export const games = initContract().router({
  list: {
    method: 'GET',
    path: '/games',
    summary: 'List games',
    description:
      'By `date`. The public sees no hidden games, none of archived leagues and tournaments, and none where the schedule is hidden.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByTeam: {
    method: 'GET',
    path: '/games/team/:id',
    summary: 'List the games of a team',
    description: 'As the list of games, home and away, of one division team.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByLeague: {
    method: 'GET',
    path: '/games/league/:id',
    summary: 'List the games of a league',
    description: 'As the list of games, of one league.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/games/:id',
    summary: 'Read a game',
    description: 'A game that the public does not see is visible to its organization only.',
    pathParams: idParameters,
    query: includingQuery('game'),
    responses: { 200: one(Game), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/games',
    summary: 'Create a game',
    description:
      '`sport` selects the fields. `organization` is needed by administrators of several. No court and no team has two games at once.',
    body: CreateGame,
    responses: { 201: one(Game), ...createFailures('organization_required', 'double_booked') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/games/:id',
    summary: 'Score, move or change a game',
    description:
      'Only the fields sent change; null clears. A field of another sport is refused. A score of a bracket’s game moves teams on in the same write: winners and losers fill the games that wait for them, a corrected score exchanges them, a cleared one takes them back.',
    pathParams: idParameters,
    body: UpdateGame,
    responses: {
      200: one(Game),
      ...updateFailures('wrong_sport', 'double_booked', 'decided_by_bracket', 'game_not_playable'),
    },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/games/:id',
    summary: 'Delete a game',
    description:
      'Cancel a game that was announced; delete one that never should have been. A game that others of its bracket wait for is in use.',
    pathParams: idParameters,
    responses: { 200: one(Game), ...removeFailures() },
    metadata: write,
  },
});
