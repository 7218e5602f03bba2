import { name, propertyNames, whole } from './primitives.ts';
import { teamSports } from './sports.ts';
import { z } from './zod.ts';

const tiebreakCriteria = [
  'headToHead',
  'headToHeadDifferential',
  'headToHeadScored',
  'differential',
  'scored',
  'allowed',
  'wins',
  'strengthOfSchedule',
  'seed',
] as const;

const TiebreakCriterion = z
  .enum(tiebreakCriteria)
  .openapi({ title: 'TiebreakCriterion', description: 'A rule that separates teams which are level.' });
const TiebreakOrder = z.array(TiebreakCriterion).max(20);
const pointsOf = z.number().min(-1000).max(1000).optional();

/** Rules of one sport; what is left out is the sport's default. Unknown keys are kept and returned. */
const TiebreakRules = z
  .object({
    rankBy: z.enum(['winPct', 'points']).optional(),
    points: z
      .object({ win: pointsOf, tie: pointsOf, loss: pointsOf, forfeit: pointsOf })
      .passthrough()
      .openapi(propertyNames)
      .optional(),
    order: TiebreakOrder.optional(),
    maxDifferential: whole(0, 1_000_000).nullable().optional(),
    multiTeam: z.enum(['restart', 'continue']).optional(),
    headToHead: z.enum(['all', 'twoTeamsOnly']).optional(),
  })
  .passthrough()
  .openapi({
    title: 'TiebreakRules',
    description: 'What is left out is the default of the sport.',
    ...propertyNames,
  });

const SportTiebreakers = z.union([TiebreakOrder, TiebreakRules]).nullable().optional();

const Tiebreakers = z
  .object(
    Object.fromEntries(teamSports.map((sport) => [sport, SportTiebreakers])) as Record<
      (typeof teamSports)[number],
      typeof SportTiebreakers
    >,
  )
  .passthrough()
  .openapi({
    title: 'Tiebreakers',
    description: 'Tiebreaker rules by sport: an object, or just the array `order`. Unknown keys are kept.',
    example: { soccer: { order: ['headToHead', 'differential', 'scored'] } },
    ...propertyNames,
  });

/** Bracket sizes of a division. */
const playoffSizes = [2, 4, 8] as const;
export type PlayoffSize = (typeof playoffSizes)[number];

const flag = z.boolean();
const people = whole(0, 10_000);

/** Every configuration field, by the type of its value. All may be unset: absent or null inherits. */
const configFields = {
  requirePlayers: flag.openapi({ description: 'Teams must add players to complete registration.' }),
  hideTeams: flag.openapi({ description: 'Hide team names from public views.' }),
  hideSchedules: flag.openapi({ description: 'Hide the public schedule.' }),
  hideStandings: flag.openapi({ description: 'Hide the public standings.' }),
  showStats: flag.openapi({
    description: 'Stats are visible to the public; unset at every level shows them.',
  }),
  gameStats: z.record(z.array(name(60)).max(100)).openapi({
    description: 'Raw stat keys of a game, by sport.',
    example: { basketball: ['points', 'rebounds'] },
    ...propertyNames,
  }),
  excludeTeamName: flag.openapi({ description: 'Show player names instead of the team name.' }),
  minPlayers: people.openapi({ description: 'The fewest players of a complete team.' }),
  maxPlayers: people.openapi({ description: 'The most players of a team.' }),
  gameDurationInMinutes: whole(1, 1440).openapi({ description: 'Default duration of a game, in minutes.' }),
  requireCoaches: flag.openapi({ description: 'Teams must add coaches.' }),
  requireTeamRepresentatives: flag.openapi({ description: 'Teams must add representatives.' }),
  minTeamRepresentatives: people.openapi({ description: 'The fewest representatives of a team.' }),
  maxTeamRepresentatives: people.openapi({ description: 'The most representatives of a team.' }),
  minCoaches: people.openapi({ description: 'The fewest coaches of a team.' }),
  maxCoaches: people.openapi({ description: 'The most coaches of a team.' }),
  capacity: whole(0, 100_000).openapi({
    description: 'The most teams; 0 is no limit at this level and inherits.',
  }),
  waitlistCapacity: whole(0, 100_000).openapi({ description: 'Waitlist places; 0 is no waitlist.' }),
  autoPromote: flag.openapi({ description: 'Seat waitlisted teams when a place opens.' }),
  promotionPaymentWindowHours: whole(0, 8760).openapi({
    description: 'Hours for which a promoted team comes first; does not gate seating.',
  }),
  hasWaitlist: flag.openapi({ description: 'On a registration: take teams beyond capacity.' }),
  disableSync: flag,
  admins: z
    .array(name(254))
    .max(200)
    .openapi({ description: 'User ids or e-mail addresses of additional administrators.' }),
  tiebreakers: Tiebreakers,
  playoffTeams: z
    .number()
    .int()
    .refine((size): size is PlayoffSize => playoffSizes.some((each) => each === size), 'Must be 2, 4 or 8')
    .openapi({ enum: [...playoffSizes], description: 'Teams in the playoff bracket.' }),
} as const;

export type ConfigField = keyof typeof configFields;
export const configFieldNames = Object.keys(configFields) as ConfigField[];

type Fields = typeof configFields;
type NullableFields = { [F in ConfigField]: z.ZodOptional<z.ZodNullable<Fields[F]>> };

const nullableFields = Object.fromEntries(
  Object.entries(configFields).map(([field, type]) => [field, type.nullable().optional()]),
) as unknown as NullableFields;

/** The `config` object as it is written: field by field merged into what is stored; null unsets. */
export const ConfigInput = z
  .object(nullableFields)
  .strict()
  .openapi({ title: 'ConfigInput', example: { capacity: 8, minPlayers: 5, gameDurationInMinutes: 40 } });

/** The `config` object as it is read: fields that are set at this level. */
export const Config = z.object(nullableFields).openapi({ title: 'Config' });

export type ConfigValues = z.infer<typeof Config>;

export const configSources = ['division', 'league', 'tournament', 'registration', 'default'] as const;

const ConfigLevel = z.enum(configSources).openapi({
  title: 'ConfigLevel',
  description: 'The level that a value comes from.',
});

/** Every field with the value that counts and the level it came from. */
export const ResolvedConfig = z
  .object(
    Object.fromEntries(
      Object.entries(configFields).map(([field, type]) => [
        field,
        z.object({ value: type.nullable(), source: ConfigLevel }),
      ]),
    ) as unknown as {
      [F in ConfigField]: z.ZodObject<{
        value: z.ZodNullable<Fields[F]>;
        source: z.ZodEnum<typeof configSources & [string, ...string[]]>;
      }>;
    },
  )
  .openapi({ title: 'ResolvedConfig' });
