import { initContract } from '@ts-rest/core';
import { createFailures, one } from './envelope.ts';
import { Game } from './games.ts';
import { idParameters } from './lists.ts';
import { name, ObjectId, TimestampInput, whole } from './primitives.ts';
import { z } from './zod.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const Weekday = z.enum(weekdays).openapi({ title: 'Weekday', description: 'A day of the week.' });

/** More games than this are not made at once: 409 `schedule_impossible`. */
export const maxScheduledGames = 5000;

const WallTime = z
  .string()
  .regex(
    /^(?:(?:[01]?[0-9]|2[0-3]):[0-5][0-9]|(?:0?[1-9]|1[0-2])(?::[0-5][0-9])? ?[AaPp][Mm])$/,
    'Must be a time of day as 18:00 or 6:00 PM',
  )
  .openapi({ title: 'WallTime', description: '`18:00` or `6:00 PM`.', example: '18:00' });

const common = {
  legs: whole(1, 4).openapi({ description: 'How often every pair meets; sides swap from leg to leg.' }),
  start: TimestampInput.openapi({ description: 'The first day.', example: '2026-03-08' }),
  daysOfWeek: z
    .array(Weekday)
    .max(7)
    .optional()
    .openapi({ description: 'Left out: weekly on the weekday of `start`, or on every day of the slots.' }),
  times: z
    .array(WallTime)
    .max(100)
    .optional()
    .openapi({ description: 'When games begin on a playing day, where they are played.' }),
  gameDurationInMinutes: whole(1, 1440).optional().openapi({
    description: 'Left out, what the division’s `config` says. A time slot has a length of its own.',
  }),
  dryRun: z.boolean().optional().openapi({ description: 'Shows what `replace` would do; writes nothing.' }),
  replace: z
    .boolean()
    .optional()
    .openapi({ description: 'Replaces the games that are not played; played ones stay as they are.' }),
};

const ScheduleInSlots = z
  .object({ ...common, timeSlots: z.array(ObjectId).min(1).max(maxScheduledGames) })
  .strict()
  .openapi({ title: 'ScheduleInTimeSlots' });

const ScheduleOnDays = z
  .object({
    ...common,
    courts: z
      .array(z.object({ location: ObjectId, court: name(100) }).strict())
      .max(200)
      .optional(),
  })
  .strict()
  .openapi({ title: 'ScheduleOnDays' });

export const GenerateSchedule = z.union([ScheduleInSlots, ScheduleOnDays]).openapi({
  title: 'GenerateSchedule',
  description:
    'In given time slots, or on playing days with or without times and courts. Without slots, times and courts: one round a week, without a time.',
  example: { legs: 2, start: '2026-03-08', daysOfWeek: ['sunday'], times: ['10:00', '11:00'], dryRun: true },
});

const Schedule = z
  .object({
    dryRun: z.boolean(),
    games: z
      .array(Game)
      .openapi({ description: 'The whole schedule, played games included, by date. No playoff games.' }),
  })
  .openapi({ title: 'Schedule' });

const responses = createFailures(
  'schedule_exists',
  'schedule_impossible',
  'too_few_teams',
  'double_booked',
  'wrong_sport',
  'in_use',
);

export const schedules = initContract().router({
  generate: {
    method: 'POST',
    path: '/divisions/:id/schedule',
    summary: 'Generate the schedule of a division',
    description:
      'A round robin of the division’s teams: home and away in balance, courts evened out, nobody twice at once. A dry run is answered with 200.',
    pathParams: idParameters,
    body: GenerateSchedule,
    responses: { 200: one(Schedule), 201: one(Schedule), ...responses },
    metadata: { permission: 'schedule.write', tags: ['Schedules'] } as const,
  },
});
