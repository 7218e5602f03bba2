import { initContract } from '@ts-rest/core';
import { createFailures, one, readFailures, removeFailures } from './envelope.ts';
import { Game, PlayoffRound } from './games.ts';
import { idParameters } from './lists.ts';
import { booleanParameter, ObjectId } from './primitives.ts';
import { z } from './zod.ts';

const bracketFormats = ['playoffs', 'playoffs_consolation'] as const;
const bracketSizes = [2, 4, 8, 16, 32] as const;
const tournamentBracketSizes = [8, 16, 32] as const;

// As a number and not as text, and one schema instead of a union of single values.
const shownAs = (sizes: readonly number[]) => ({
  type: 'integer' as const,
  enum: [...sizes],
  oneOf: undefined,
});

const BracketSize = z
  .union([z.literal(2), z.literal(4), z.literal(8), z.literal(16), z.literal(32)])
  .openapi({
    ...shownAs(bracketSizes),
    description: 'The size played: the smallest that holds the teams, at most the one asked for.',
  });

const TournamentBracketSize = z.union([z.literal(8), z.literal(16), z.literal(32)]).openapi({
  ...shownAs(tournamentBracketSizes),
  description: 'A smaller one is played where it holds the teams.',
});

const BracketFormat = z
  .enum(bracketFormats)
  .openapi({ description: '`playoffs_consolation` plays out every place; of 4 and 8 only.' });

export const Bracket = z
  .object({
    format: BracketFormat,
    size: BracketSize,
    rounds: z
      .array(
        z
          .object({
            name: z.string().openapi({ example: 'Semifinal' }),
            playoffRound: PlayoffRound.nullable().openapi({
              description: 'Null before the quarterfinals.',
            }),
            games: z.array(Game).openapi({
              description: 'From the top of the bracket to the bottom: neighbours meet in the next round.',
            }),
          })
          .openapi({ title: 'BracketRound' }),
      )
      .openapi({ description: 'First round first.' }),
    places: z
      .array(
        z
          .object({
            place: z.number().int().openapi({ description: '1 is the champion.' }),
            team: ObjectId.openapi({ description: 'The division team.' }),
          })
          .openapi({ title: 'BracketPlace' }),
      )
      .openapi({ description: 'The places decided so far, best first.' }),
  })
  .openapi({
    title: 'Bracket',
    description: 'A bracket to be drawn: its games say where each side comes from.',
  });

const Seeds = z
  .array(ObjectId)
  .max(64)
  .openapi({ description: 'Division teams, best first. With fewer than places, the best have byes.' });

const TimeSlots = z.array(ObjectId).min(1).max(1000).openapi({
  description:
    'Slots to play in: every game after those it waits for. Left out, games have a day and no time.',
});

export const CreatePlayoffs = z
  .object({
    format: BracketFormat,
    seeds: Seeds.optional().openapi({
      description: 'Division teams, best first; left out, the order of the standings.',
    }),
    timeSlots: TimeSlots.optional(),
  })
  .strict()
  .openapi({ title: 'CreatePlayoffs', example: { format: 'playoffs_consolation' } });

export const CreateBracket = z
  .object({ size: TournamentBracketSize, seeds: Seeds, timeSlots: TimeSlots.optional() })
  .strict()
  .openapi({
    title: 'CreateBracket',
    example: { size: 8, seeds: ['6928d5a0c3f1b2a4d5e6f708', '6928d5a0c3f1b2a4d5e6f709'] },
  });

const removalQuery = z
  .object({
    force: booleanParameter.optional().openapi({
      description: '`true` deletes games that have scores too.',
    }),
  })
  .strict();

const metadata = <const P extends string>(permission: P) => ({ permission, tags: ['Brackets'] }) as const;
const read = metadata('bracket.read');
const write = metadata('bracket.write');
const refusals = [
  'too_few_teams',
  'too_many_teams',
  'bracket_exists',
  'wrong_sport',
  'schedule_impossible',
  'double_booked',
] as const;

/** The playoffs of a division. */
export const playoffs = initContract().router({
  get: {
    method: 'GET',
    path: '/divisions/:id/playoffs',
    summary: 'Read the playoffs of a division',
    description: 'Everything a client needs to draw them. The public sees the games that it sees in lists.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(Bracket), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/divisions/:id/playoffs',
    summary: 'Create the playoffs of a division',
    description:
      'Of the size that `playoffTeams` says in its configuration, or else the largest that its teams fill.',
    pathParams: idParameters,
    body: CreatePlayoffs,
    responses: { 201: one(Bracket), ...createFailures(...refusals, 'consolation_not_available') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/divisions/:id/playoffs',
    summary: 'Delete the playoffs of a division',
    description: 'With all their games; while none has a score, or with `force`.',
    pathParams: idParameters,
    query: removalQuery,
    responses: { 200: one(Bracket), ...removeFailures('bracket_has_scores') },
    metadata: write,
  },
});

/** The bracket of a tournament. */
export const brackets = initContract().router({
  get: {
    method: 'GET',
    path: '/tournaments/:id/bracket',
    summary: 'Read the bracket of a tournament',
    description: 'Everything a client needs to draw it. The public sees the games it sees in lists.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(Bracket), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/tournaments/:id/bracket',
    summary: 'Create the bracket of a tournament',
    description: 'For teams of its divisions. Seeds 1 and 2 meet only in the final.',
    pathParams: idParameters,
    body: CreateBracket,
    responses: { 201: one(Bracket), ...createFailures(...refusals) },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/tournaments/:id/bracket',
    summary: 'Delete the bracket of a tournament',
    description: 'With all its games; while none has a score, or with `force`.',
    pathParams: idParameters,
    query: removalQuery,
    responses: { 200: one(Bracket), ...removeFailures('bracket_has_scores') },
    metadata: write,
  },
});
