import { Answers } from './customFields.ts';
import { Cents, ObjectId, populatedList, recordFields, reference, Timestamp } from './primitives.ts';
import { z } from './zod.ts';

export const teamStatuses = ['Pending', 'Accepted', 'Waitlist', 'Withdrawn'] as const;
export const capacityStateNames = ['Secured', 'Waitlisted', 'Pending'] as const;
const paymentStatuses = ['unpaid', 'partial', 'paid', 'refunded'] as const;
/** What the list of submissions can be narrowed to by payment. */
export const paymentFilters = ['Partial Paid', 'Fully Paid', 'Unpaid', 'All'] as const;

export const RegistrationTeamStatus = z.enum(teamStatuses).openapi({
  title: 'RegistrationTeamStatus',
  description: 'What the organizers decided; the seat is `capacityState`.',
});
export const CapacityState = z.enum(capacityStateNames).openapi({
  title: 'CapacityState',
  description: '`Secured` holds a seat, `Waitlisted` stands in line for one, `Pending` has not paid.',
});
export const PaymentStatus = z
  .enum(paymentStatuses)
  .openapi({ title: 'PaymentStatus', description: '`paid` where nothing is charged.' });

export const TeamPerson = z
  .object({ name: z.string(), email: z.string().nullable() })
  .openapi({ title: 'TeamPerson' });

const ReleaseAccepted = z
  .object({ name: z.string(), accepted: z.boolean(), date: Timestamp })
  .openapi({ title: 'ReleaseAccepted', description: 'Who accepted the release statement, and when.' });

const signedCents = z.number().int();

export const RegistrationTeam = z
  .object({
    ...recordFields,
    registration: reference('Registration'),
    organization: reference('Organization'),
    tournament: reference('Tournament').openapi({
      description: 'The division’s, else its league’s, else the registration’s.',
    }),
    league: reference('League').openapi({ description: 'The division’s, else the registration’s.' }),
    division: reference('Division'),
    divisionTeam: reference('DivisionTeam').openapi({
      description: 'The team in the division; null until the submission is placed.',
    }),
    players: populatedList('Player').openapi({ description: 'The roster.' }),
    name: z.string(),
    status: RegistrationTeamStatus,
    unregistered: z.boolean().openapi({
      description: 'A placeholder of the organizers that nobody has filled in yet.',
    }),
    registrant: ObjectId.nullable().openapi({ description: 'The account that registered the team.' }),
    managers: z.array(TeamPerson),
    coaches: z.array(TeamPerson),
    teamRepresentatives: z.array(TeamPerson),
    fields: Answers.openapi({ description: 'Answers to `teamFields` and `managerFields`.' }),
    releaseAccepted: ReleaseAccepted.nullable(),
    registeredAt: Timestamp,
    queuedAt: Timestamp.openapi({ description: 'Since when it stands in line: its place among the others.' }),
    promotedAt: Timestamp.nullable(),
    waitlistedAt: Timestamp.nullable(),
    completedAt: Timestamp.nullable(),
    deletedAt: Timestamp.nullable(),
    capacityState: CapacityState.nullable().openapi({
      description: 'Computed. Null for withdrawn and removed teams, and without a division.',
    }),
    paymentStatus: PaymentStatus,
    amountDue: Cents.openapi({ description: 'The whole fee after the discount.' }),
    amountPaid: signedCents.openapi({
      description: 'What the ledger holds, net of refunds; a dispute may take it below 0.',
    }),
    amountRefunded: Cents,
    amountRemaining: Cents,
    hasPaid: z.boolean().openapi({ description: 'The organizers’ word that the team has paid.' }),
    customPaidAmount: Cents.nullable().openapi({
      description: 'With `hasPaid`: what counts as paid; null is the whole fee.',
    }),
    paidNotes: z.string().nullable().openapi({ description: 'Shown to the organizers only.' }),
    disableSync: z.boolean().openapi({
      description: '`hasPaid` and `customPaidAmount` stay as they are when a payment or refund arrives.',
    }),
    discountCode: z.string().nullable().openapi({ description: 'The text of the code.' }),
  })
  .openapi({ title: 'RegistrationTeam', description: 'The submission of a team to a registration.' });

export const RegistrationInvite = z
  .object({
    registrationTeam: ObjectId,
    registration: ObjectId,
    division: ObjectId.nullable(),
    organizationName: z.string(),
    competitionName: z.string().nullable().openapi({ description: 'Of the league, or else the tournament.' }),
    divisionName: z.string().nullable(),
    name: z.string().openapi({ description: 'Of the team.' }),
    managerName: z.string(),
    email: z.string().openapi({ description: 'The address that the invitation was sent to.' }),
    expiresAt: Timestamp,
  })
  .openapi({ title: 'RegistrationInvite', description: 'What an invitation begins with.' });

const reminderSkips = ['done', 'no_email', 'not_on_roster', 'nothing_asked'] as const;

export const FinishReminders = z
  .object({
    sent: z.array(ObjectId),
    skipped: z.array(
      z.object({
        player: ObjectId,
        reason: z.enum(reminderSkips).openapi({
          description:
            '`done`: the waivers are signed and the fee is paid; `no_email`: there is no address; `not_on_roster`: the player is not on the roster of this team; `nothing_asked`: the registration has neither a waiver nor a fee per player.',
        }),
      }),
    ),
  })
  .openapi({ title: 'FinishReminders' });
