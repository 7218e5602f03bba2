import { initContract } from '@ts-rest/core';
import { createFailures, one, readFailures } from './envelope.ts';
import { idParameters } from './lists.ts';
import { booleanParameter } from './primitives.ts';
import { z } from './zod.ts';

/** The heading of a file of teams. */
export const teamColumns = ['name', 'seed'] as const;

/** The heading of a schedule, as it is exported and as it can be imported again. */
export const scheduleColumns = [
  'date',
  'time',
  'duration',
  'sport',
  'home',
  'away',
  'homePlaceholder',
  'awayPlaceholder',
  'homeScore',
  'awayScore',
  'forfeitedBy',
  'venue',
  'court',
  'location',
  'label',
  'playoffRound',
  'cancelled',
  'hidden',
  'bye',
] as const;

export const standingsColumns = [
  'rank',
  'team',
  'gamesPlayed',
  'wins',
  'losses',
  'ties',
  'points',
  'winPct',
  'pointsFor',
  'pointsAgainst',
  'pointDifferential',
  'gamesBack',
  'streak',
  'homeRecord',
  'awayRecord',
  'tiebreaker',
] as const;

/** The heading of the export of submissions; the custom fields of the registration follow. */
export const submissionColumns = [
  'team',
  'division',
  'status',
  'capacityState',
  'registeredAt',
  'completedAt',
  'unregistered',
  'managers',
  'managerEmails',
  'coaches',
  'teamRepresentatives',
  'players',
  'paymentStatus',
  'amountDueCents',
  'amountPaidCents',
  'amountRefundedCents',
  'amountRemainingCents',
  'hasPaid',
  'paidNotes',
  'discountCode',
  'releaseAcceptedBy',
  'releaseAcceptedAt',
] as const;

/** The heading of the export of players; the custom fields of the registration follow. */
export const playerColumns = [
  'team',
  'division',
  'status',
  'name',
  'email',
  'number',
  'waiversAccepted',
  'waiversOpen',
  'registeredAt',
] as const;

/** Rows of one file. */
export const maxImportRows = 1000;
/** Bytes of one file. */
export const maxCsvBytes = 1_048_576;

export const ImportResult = z
  .object({
    created: z.number().int().openapi({ description: 'How many records were made.' }),
    rejected: z
      .array(
        z.object({
          line: z.number().int().openapi({ description: 'Where the row begins; the heading is line 1.' }),
          message: z.string(),
        }),
      )
      .openapi({ description: 'Rows that were left out, and why.' }),
  })
  .openapi({ title: 'ImportResult' });

const csvBody = (example: string) =>
  z
    .string()
    .min(1)
    .max(maxCsvBytes)
    .regex(/^[^\u0000]*$/, 'Must not contain NUL')
    .openapi({
      description:
        'CSV in UTF-8 with a heading, separated by commas, or by semicolons or tabs as its heading is; at most 1 MB.',
      example,
    });

const file = (contentType: 'text/calendar' | 'text/csv', example: string) =>
  initContract().otherResponse({ contentType, body: z.string().openapi({ example }) });

const calendar = {
  responses: {
    200: file('text/calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'),
    ...readFailures,
  },
  pathParams: idParameters,
  query: z.object({}).strict(),
  metadata: { permission: 'game.read', tags: ['Feeds'] },
} as const;

const calendarRules =
  'Times carry the zone of the venue, or else the organization’s; a game without a time is an all-day event; a cancelled one says so. Hidden games and byes are left out. Empty for the public where schedules are hidden.';

const importing = {
  pathParams: idParameters,
  query: z
    .object({
      partial: booleanParameter
        .optional()
        .openapi({ description: 'Import the good rows and answer with the others.' }),
    })
    .strict(),
  responses: { 200: one(ImportResult), ...createFailures('rows_rejected') },
};

const importRules =
  'As `text/csv`, or as `upload` of a form. Nothing is written unless every row is good, or `partial` is true: 409 `rows_rejected` has a detail for each bad row, its line as `path`. A file that can’t be read at all is refused in both cases.';

/** What a division can be read as, and filled from. */
export const divisionFeeds = initContract().router({
  calendar: {
    method: 'GET',
    path: '/divisions/:id/calendar.ics',
    summary: 'Subscribe to the games of a division',
    description: calendarRules,
    ...calendar,
  },
  scheduleCsv: {
    method: 'GET',
    path: '/divisions/:id/schedule.csv',
    summary: 'Export the schedule of a division',
    description:
      'UTF-8 with a byte order mark. What a spreadsheet would run as a formula begins with an apostrophe. The games that the caller sees in lists, those of single players without participants and results; only the heading where the public view hides the schedule.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: file('text/csv', `${scheduleColumns.join(',')}\r\n`), ...readFailures },
    metadata: { permission: 'game.read', tags: ['Feeds'] } as const,
  },
  standingsCsv: {
    method: 'GET',
    path: '/divisions/:id/standings.csv',
    summary: 'Export the standings of a division',
    description: 'In the format of the schedule’s export; only the heading where the public view hides them.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: file('text/csv', `${standingsColumns.join(',')}\r\n`), ...readFailures },
    metadata: { permission: 'standings.read', tags: ['Feeds'] } as const,
  },
  importTeams: {
    method: 'POST',
    path: '/divisions/:id/teams.csv',
    summary: 'Import teams into a division',
    description: `Columns \`name\` and, if wanted, \`seed\`. A name that a team of the division has already is refused, so that a file can’t be imported twice. ${importRules}`,
    body: csvBody('name,seed\r\nRiverside Hawks,1\r\n'),
    ...importing,
    metadata: { permission: 'divisionTeam.write', tags: ['Feeds'], accepts: 'csv' } as const,
  },
  importSchedule: {
    method: 'POST',
    path: '/divisions/:id/schedule.csv',
    summary: 'Import games into a division',
    description: `The columns of the export, of which only \`date\` is needed; \`home\`, \`away\` and \`venue\` by name. A game that is in the schedule already is refused. ${importRules}`,
    body: csvBody('date,time,home,away\r\n2026-03-08,19:00,Riverside Hawks,Lakeside Owls\r\n'),
    ...importing,
    metadata: { permission: 'game.write', tags: ['Feeds'], accepts: 'csv' } as const,
  },
});

export const divisionTeamFeeds = initContract().router({
  calendar: {
    method: 'GET',
    path: '/divisionTeams/:id/calendar.ics',
    summary: 'Subscribe to the games of a team',
    description: `Home and away. ${calendarRules}`,
    ...calendar,
  },
});

const submissionExport = {
  pathParams: idParameters,
  query: z.object({}).strict(),
  metadata: { permission: 'registrationTeam.export', tags: ['Feeds'] },
} as const;

/** What the organizers take along of a registration. */
export const registrationFeeds = initContract().router({
  teamsCsv: {
    method: 'GET',
    path: '/registrations/:id/teams.csv',
    summary: 'Export the teams of a registration',
    description:
      'By administrators and keys. UTF-8 with a byte order mark; what a spreadsheet would run as a formula begins with an apostrophe. Withdrawn teams too, removed ones not. A column for each custom field of teams and managers, under its label.',
    responses: { 200: file('text/csv', `${submissionColumns.join(',')}\r\n`), ...readFailures },
    ...submissionExport,
  },
  playersCsv: {
    method: 'GET',
    path: '/registrations/:id/players.csv',
    summary: 'Export the players of a registration',
    description:
      'As the export of its teams: everybody on their rosters, with a column for each custom field of players. A key without `read:players` is told no addresses, answers or waivers.',
    responses: { 200: file('text/csv', `${playerColumns.join(',')}\r\n`), ...readFailures },
    ...submissionExport,
  },
});
