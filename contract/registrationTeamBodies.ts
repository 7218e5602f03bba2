import { Answers } from './customFields.ts';
import { Cents, Email, ignored, ignoredRecordFields, name, ObjectId, text } from './primitives.ts';
import { RegistrationTeamStatus } from './registrationTeamRecord.ts';
import { z } from './zod.ts';

/** Somebody who is named, or at least can be written to. */
const TeamPersonInput = z
  .union([
    z.object({ name: name(), email: Email.nullable().optional() }).strict(),
    z.object({ name: text(200).optional(), email: Email }).strict(),
  ])
  .openapi({ title: 'TeamPersonInput', example: { name: 'Sam Okafor', email: 'sam@example.org' } });

const People = z.array(TeamPersonInput).max(100);

const ReleaseAcceptedInput = z
  .object({ name: name(), accepted: z.boolean(), date: ignored })
  .strict()
  .openapi({
    title: 'ReleaseAcceptedInput',
    description: 'The date is set by the server.',
    example: { name: 'Sam Okafor', accepted: true },
  });

export const RosterPlayer = z
  .object({
    name: name(),
    email: Email.or(z.literal('')),
    number: text(20),
    fields: Answers.openapi({ description: 'Answers to the `fields` of the registration.' }),
  })
  .partial()
  .required({ name: true })
  .strict()
  .openapi({
    title: 'RosterPlayer',
    example: { name: 'Ada Marsh', email: 'ada@example.org', number: '7' },
  });

const writable = {
  division: ObjectId.nullable(),
  name: name(),
  fields: Answers,
  managers: People,
  coaches: People,
  teamRepresentatives: People,
  releaseAccepted: ReleaseAcceptedInput.nullable(),
  discountCode: text(100).nullable(),
};

export const SubmitRegistrationTeam = z
  .object({
    ...writable,
    registration: ObjectId,
    players: z.array(RosterPlayer).max(200),
    inviteToken: z.string().min(1).max(200).openapi({
      description: 'The `token` of an invitation: fills in the team it was sent for.',
    }),
  })
  .partial()
  .required({ registration: true, name: true })
  .strict()
  .openapi({
    title: 'SubmitRegistrationTeam',
    example: {
      registration: '6928d5a0c3f1b2a4d5e6f708',
      division: '6928d5a0c3f1b2a4d5e6f709',
      name: 'Riverside Hawks',
      managers: [{ name: 'Sam Okafor', email: 'sam@example.org' }],
      players: [{ name: 'Ada Marsh', email: 'ada@example.org', number: '7' }],
    },
  });

export const UpdateRegistrationTeam = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    registration: ignored,
    organization: ignored,
    tournament: ignored,
    league: ignored,
    divisionTeam: ignored,
    players: ignored,
    status: ignored,
    unregistered: ignored,
    registrant: ignored,
    registeredAt: ignored,
    queuedAt: ignored,
    promotedAt: ignored,
    waitlistedAt: ignored,
    completedAt: ignored,
    deletedAt: ignored,
    capacityState: ignored,
    paymentStatus: ignored,
    amountDue: ignored,
    amountPaid: ignored,
    amountRefunded: ignored,
    amountRemaining: ignored,
    hasPaid: ignored,
    customPaidAmount: ignored,
    paidNotes: ignored,
    disableSync: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateRegistrationTeam', example: { name: 'Riverside Falcons' } });

export const SetTeamStatus = z
  .object({
    status: RegistrationTeamStatus,
    division: ObjectId.nullable().optional().openapi({ description: 'Moves the team there at once.' }),
  })
  .strict()
  .openapi({ title: 'SetTeamStatus', example: { status: 'Accepted' } });

const placeholder = {
  registration: ObjectId,
  division: ObjectId.nullable().optional(),
  name: name(),
  managerName: name().nullable().optional(),
};

/** An invitation needs an address to go to. */
export const CreatePlaceholder = z
  .union([
    z.object({ ...placeholder, managerEmail: Email, sendInvite: z.boolean().optional() }).strict(),
    z
      .object({
        ...placeholder,
        managerEmail: Email.nullable().optional(),
        sendInvite: z.literal(false).optional(),
      })
      .strict(),
  ])
  .openapi({
    title: 'CreatePlaceholder',
    example: {
      registration: '6928d5a0c3f1b2a4d5e6f708',
      division: '6928d5a0c3f1b2a4d5e6f709',
      name: 'Riverside Hawks',
      managerName: 'Sam Okafor',
      managerEmail: 'sam@example.org',
      sendInvite: true,
    },
  });

export const SendInvite = z
  .object({ email: Email, name: name().nullable().optional() })
  .strict()
  .openapi({ title: 'SendInvite', example: { email: 'sam@example.org', name: 'Sam Okafor' } });

export const PlayerReference = z
  .object({ player: ObjectId })
  .strict()
  .openapi({ title: 'PlayerReference', example: { player: '6928d5a0c3f1b2a4d5e6f708' } });

export const RequestTeamAccept = z
  .object({ registrationTeam: ObjectId })
  .strict()
  .openapi({ title: 'RequestTeamAccept', example: { registrationTeam: '6928d5a0c3f1b2a4d5e6f708' } });

export const SendFinishReminders = z
  .object({ players: z.array(ObjectId).min(1).max(500) })
  .strict()
  .openapi({ title: 'SendFinishReminders', example: { players: ['6928d5a0c3f1b2a4d5e6f708'] } });

export const SetTeamPayment = z
  .object({
    hasPaid: z.boolean(),
    customPaidAmount: Cents.nullable(),
    paidNotes: text(2000).nullable(),
    disableSync: z.boolean(),
  })
  .partial()
  .strict()
  .openapi({ title: 'SetTeamPayment', example: { hasPaid: true, paidNotes: 'Cash at the desk' } });

export const UpdateRosterPlayer = z
  .object({
    ...RosterPlayer.shape,
    name: text(200),
    ...ignoredRecordFields,
    info: ignored,
    waiverDetails: ignored,
    team: ignored,
    organization: ignored,
    tournament: ignored,
    league: ignored,
    division: ignored,
    registrationTeam: ignored,
    registration: ignored,
    user: ignored,
    removedAt: ignored,
  })
  .partial()
  .strict()
  .openapi({ title: 'UpdateRosterPlayer', example: { number: '9' } });
