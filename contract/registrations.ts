import { initContract } from '@ts-rest/core';
import { Config, ConfigInput } from './config.ts';
import { RegistrationField, RegistrationFieldsInput } from './customFields.ts';
import {
  createFailures,
  listFailures,
  many,
  one,
  readFailures,
  removeFailures,
  updateFailures,
} from './envelope.ts';
import { idParameters, includingListQuery, includingQuery, organizationNameParameters } from './lists.ts';
import {
  booleanParameter,
  Cents,
  ignored,
  ignoredRecordFields,
  ObjectId,
  recordFields,
  reference,
  referenceList,
  text,
  TimeZone,
  Timestamp,
  TimestampInput,
  whole,
} from './primitives.ts';
import { contestTypes, Sports } from './sports.ts';
import { z } from './zod.ts';

const RegistrationContestType = z
  .enum(['', ...contestTypes])
  .openapi({ description: 'Contest type; empty where it is not said.', example: 'coed' });

const gate = z.boolean().nullable().optional();
const gates = {
  gateByStartDate: gate.openapi({ description: 'No team can sign up before `startDate`.' }),
  gateByEndDate: gate.openapi({ description: 'No new team can sign up after `endDate`.' }),
};

const storedOnCompetition =
  '`minPlayers` and `maxPlayers` are those of its league and contests, or without any of its tournament.';

const RegistrationConfig = Config.extend(gates).openapi({
  title: 'RegistrationConfig',
  description: `As set at this level, the lowest. ${storedOnCompetition}`,
});

const RegistrationConfigInput = ConfigInput.extend(gates)
  .strict()
  .openapi({
    title: 'RegistrationConfigInput',
    description: `Merged field by field; null unsets. ${storedOnCompetition}`,
    example: { capacity: 16, hasWaitlist: true, minPlayers: 5, gateByEndDate: true },
  });

const costFields = {
  amount: Cents.nullable().optional(),
  perPlayer: z.boolean().nullable().optional().openapi({ description: 'Charged for each player.' }),
  perTeam: z
    .boolean()
    .nullable()
    .optional()
    .openapi({ description: 'Charged for each team; so it is too where neither is said.' }),
};

const Cost = z.object(costFields).openapi({ title: 'Cost', description: 'The fee.' });
const CostInput = z
  .object(costFields)
  .strict()
  .openapi({
    title: 'CostInput',
    description: 'Merged field by field; null unsets.',
    example: { amount: 12_500, perTeam: true },
  });

const flag = z.boolean().nullable().optional();
const days = whole(0, 365).nullable().optional();
const hurryFields = {
  enabled: flag,
  numDaysAgo: days.openapi({ description: 'Days before the deadline.' }),
};
const settingsFields = {
  numDaysToRemindTeam: days.openapi({ description: 'Days before the deadline at which teams are reminded.' }),
  emailReminderTeam: flag,
  rosterLock: flag.openapi({ description: 'Locks rosters from `rosterLockDate` on, where both are set.' }),
};

const RegistrationSettings = z
  .object({
    ...settingsFields,
    rosterLockDate: Timestamp.nullable().optional(),
    hurryFinishTeamRegistration: z.object(hurryFields).nullable().optional(),
  })
  .openapi({ title: 'RegistrationSettings' });

const RegistrationSettingsInput = z
  .object({
    ...settingsFields,
    rosterLockDate: TimestampInput.nullable().optional(),
    hurryFinishTeamRegistration: z.object(hurryFields).strict().nullable().optional(),
  })
  .strict()
  .openapi({
    title: 'RegistrationSettingsInput',
    description: 'Merged field by field; null unsets.',
    example: { rosterLock: true, rosterLockDate: '2026-04-01T00:00:00Z' },
  });

const PlayerWaiver = z
  .object({ waiver: ObjectId, required: z.boolean() })
  .openapi({ title: 'PlayerWaiver', description: 'A waiver that players are asked to sign.' });

const PlayerWaiversInput = z
  .array(
    z
      .object({ waiver: ObjectId, required: z.boolean().optional() })
      .strict()
      .openapi({ title: 'PlayerWaiverInput', description: 'Required unless said otherwise.' }),
  )
  .max(20)
  .openapi({ description: 'Each waiver once; in the order of asking.' });

export const signUpStates = ['open', 'inactive', 'not_open', 'closed'] as const;

const SignUp = z
  .object({
    state: z.enum(signUpStates),
    notice: z
      .string()
      .nullable()
      .openapi({ description: 'Why no team can sign up, with the day in the registration’s time zone.' }),
  })
  .openapi({ title: 'SignUpState', description: 'Whether new teams can sign up now, by the gates.' });

export const Registration = z
  .object({
    ...recordFields,
    message: z.string().nullable(),
    active: z.boolean().openapi({ description: 'Accepting submissions.' }),
    hidden: z.boolean().openapi({ description: 'Out of public lists; readable by its identifier.' }),
    startDate: Timestamp.nullable(),
    endDate: Timestamp.nullable(),
    timeZone: TimeZone,
    deadlineDate: Timestamp.nullable().openapi({
      deprecated: true,
      description: 'Legacy, for display and reminders; no gate reads it. Use `endDate` instead.',
    }),
    contestType: RegistrationContestType,
    sports: z.array(z.string()),
    requirePlayers: z.boolean().nullable().openapi({ description: 'Teams must add players to be complete.' }),
    hasPayments: z.boolean().nullable().openapi({ description: 'Payments are required.' }),
    allowCoaches: z.boolean().nullable(),
    requireReleaseStatement: z
      .boolean()
      .nullable()
      .openapi({ description: 'Teams must accept `releaseStatement` to be complete.' }),
    releaseStatement: z.string().nullable(),
    requireThankYouMessage: z.boolean(),
    thankYouMessage: z.string(),
    cost: Cost,
    settings: RegistrationSettings,
    config: RegistrationConfig,
    teamFields: z.array(RegistrationField).openapi({ description: 'Questions about the team.' }),
    managerFields: z.array(RegistrationField).openapi({ description: 'Questions about its managers.' }),
    fields: z.array(RegistrationField).openapi({ description: 'Questions about each player.' }),
    playerWaivers: z.array(PlayerWaiver),
    organization: reference('Organization'),
    tournament: reference('Tournament'),
    league: reference('League'),
    paymentProduct: reference('PaymentProduct'),
    donationProduct: reference('PaymentProduct'),
    contest: reference('League').openapi({ description: 'The same as `league`.' }),
    contests: referenceList('League'),
    signUp: SignUp,
  })
  .openapi({
    title: 'Registration',
    description: 'The sign-up form of leagues or of a tournament: window, capacity, fee and custom fields.',
  });

const inZone = 'A day alone is read in `timeZone`';

const writable = {
  message: text(10_000).nullable().openapi({ description: 'Shown to registrants.' }),
  active: z.boolean(),
  hidden: z.boolean(),
  startDate: TimestampInput.nullable().openapi({ description: `${inZone}, as its first moment.` }),
  endDate: TimestampInput.nullable().openapi({ description: `${inZone}, as its last millisecond.` }),
  timeZone: TimeZone.openapi({
    description: 'In which days are read and shown; a change moves no stored date.',
  }),
  deadlineDate: TimestampInput.nullable().openapi({
    deprecated: true,
    description: `Legacy, for display and reminders; no gate reads it. Use \`endDate\` instead. ${inZone}, as its last millisecond.`,
  }),
  contestType: RegistrationContestType,
  sports: Sports,
  requirePlayers: z.boolean().nullable(),
  hasPayments: z.boolean().nullable(),
  allowCoaches: z.boolean().nullable(),
  requireReleaseStatement: z.boolean().nullable(),
  releaseStatement: text(50_000).nullable(),
  requireThankYouMessage: z.boolean(),
  thankYouMessage: text(10_000),
  cost: CostInput,
  settings: RegistrationSettingsInput,
  config: RegistrationConfigInput,
  teamFields: RegistrationFieldsInput,
  managerFields: RegistrationFieldsInput,
  fields: RegistrationFieldsInput,
  playerWaivers: PlayerWaiversInput,
  tournament: ObjectId.nullable(),
  league: ObjectId.nullable(),
  contest: ObjectId.nullable().openapi({ description: 'The same as `league`: either may be sent.' }),
  contests: z.array(ObjectId).max(50),
  paymentProduct: ObjectId.nullable(),
  donationProduct: ObjectId.nullable(),
};

export const CreateRegistration = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .strict()
  .openapi({
    title: 'CreateRegistration',
    example: {
      startDate: '2026-03-01',
      endDate: '2026-04-15',
      requirePlayers: true,
      cost: { amount: 12_500, perTeam: true },
      config: { capacity: 16, hasWaitlist: true, gateByEndDate: true },
      teamFields: [{ name: 'Jersey colour', required: true }],
    },
  });

export const UpdateRegistration = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    signUp: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateRegistration', example: { active: false } });

const filters = {
  organization: ObjectId.optional(),
  league: ObjectId.optional().openapi({ description: 'Its league, or one of its contests.' }),
  tournament: ObjectId.optional(),
};
const openness = {
  active: booleanParameter.optional(),
  hidden: booleanParameter.optional().openapi({ description: 'Public lists hold none that are hidden.' }),
};
const sorts = ['created', 'updated', 'startDate'] as const;
const listQuery = includingListQuery('registration', sorts, { ...filters, ...openness });

const read = { permission: 'registration.read', tags: ['Registrations'] } as const;
const write = { permission: 'registration.write', tags: ['Registrations'] } as const;

const listResponses = { 200: many(Registration), ...listFailures };
const listBelowResponses = { ...listResponses, 404: readFailures[404] };
const formErrors = ['invalid_time_zone', 'already_exists'] as const;

export const registrations = initContract().router({
  list: {
    method: 'GET',
    path: '/registrations',
    summary: 'List registrations',
    description:
      'Keys and administrators list those of their organization; the public those that are not hidden, below leagues and tournaments that are not archived.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByOrganizationName: {
    method: 'GET',
    path: '/registrations/organizationName/:name',
    summary: 'List the public registrations of an organization, by its name',
    description: 'Those that are active and not hidden, of the organization with this name or slug.',
    pathParams: organizationNameParameters,
    query: includingListQuery('registration', sorts, filters),
    responses: listBelowResponses,
    metadata: read,
  },
  listAllByOrganizationName: {
    method: 'GET',
    path: '/registrations/organizationName/:name/all',
    summary: 'List all registrations of an organization, by its name',
    description: 'Hidden and inactive ones too, for the organization itself; 403 for everybody else.',
    pathParams: organizationNameParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: { permission: 'registration.readAll', tags: ['Registrations'] } as const,
  },
  listByTournament: {
    method: 'GET',
    path: '/registrations/tournament/:id',
    summary: 'List the registrations of a tournament',
    description: 'As the list of registrations, of one tournament.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByLeague: {
    method: 'GET',
    path: '/registrations/league/:id',
    summary: 'List the registrations of a league',
    description:
      'As the list of registrations, of those that have the league as theirs or among their contests.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/registrations/:id',
    summary: 'Read a registration',
    description: 'Public unless what it is for is archived: the address of a hidden one is its link.',
    pathParams: idParameters,
    query: includingQuery('registration'),
    responses: { 200: one(Registration), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/registrations',
    summary: 'Create a registration',
    description:
      'Active, and open from now unless `startDate` says otherwise. A field without `fieldId` is given one; one that repeats another’s is refused. `organization` is needed by administrators of several.',
    body: CreateRegistration,
    responses: { 201: one(Registration), ...createFailures('organization_required', ...formErrors) },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/registrations/:id',
    summary: 'Change a registration',
    description:
      'Only the fields sent change; `config`, `cost` and `settings` merge field by field; null clears. Lists are replaced as a whole; a permanent field has to stay in its list.',
    pathParams: idParameters,
    body: UpdateRegistration,
    responses: { 200: one(Registration), ...updateFailures(...formErrors, 'permanent_field') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/registrations/:id',
    summary: 'Delete a registration',
    description: 'Only while no team and no discount code refers to it; deactivate it otherwise.',
    pathParams: idParameters,
    responses: { 200: one(Registration), ...removeFailures() },
    metadata: write,
  },
});
