import { initContract } from '@ts-rest/core';
import {
  createFailures,
  failure,
  listFailures,
  many,
  one,
  readFailures,
  removeFailures,
  updateFailures,
} from './envelope.ts';
import { idParameters, includingListQuery, includingQuery, organizationNameParameters } from './lists.ts';
import { Player } from './players.ts';
import { booleanParameter, ObjectId } from './primitives.ts';
import {
  CreatePlaceholder,
  PlayerReference,
  RequestTeamAccept,
  RosterPlayer,
  SendFinishReminders,
  SendInvite,
  SetTeamPayment,
  SetTeamStatus,
  SubmitRegistrationTeam,
  UpdateRegistrationTeam,
  UpdateRosterPlayer,
} from './registrationTeamBodies.ts';
import {
  CapacityState,
  FinishReminders,
  paymentFilters,
  RegistrationInvite,
  RegistrationTeam,
  RegistrationTeamStatus,
} from './registrationTeamRecord.ts';
import { tokenParameters } from './waivers.ts';
import { z } from './zod.ts';

const nothing = z.object({}).strict().optional();

const filters = {
  registration: ObjectId.optional(),
  division: ObjectId.optional(),
  organization: ObjectId.optional(),
  status: RegistrationTeamStatus.optional(),
  payment: z.enum(paymentFilters).optional().openapi({ description: '`Unpaid` holds refunded ones too.' }),
  capacityState: CapacityState.optional(),
  deleted: booleanParameter.optional().openapi({
    description: '`true`: removed teams instead, for the organization only.',
  }),
};

const listQuery = includingListQuery(
  'registrationTeam',
  ['created', 'updated', 'name', 'registeredAt'],
  filters,
);

const tags = ['Registration teams'] as const;
const read = { permission: 'registrationTeam.read', tags } as const;
const edit = { permission: 'registrationTeam.edit', tags } as const;
const manage = { permission: 'registrationTeam.manage', tags } as const;

const listResponses = { 200: many(RegistrationTeam), ...listFailures };
const listBelowResponses = { ...listResponses, 404: readFailures[404] };
const withGates = failure(
  'forbidden',
  'registration_inactive',
  'registration_not_open',
  'registration_closed',
);

export const registrationTeams = initContract().router({
  list: {
    method: 'GET',
    path: '/registrationTeams',
    summary: 'List registration teams',
    description:
      'Administrators and keys list their organization’s, without removed ones; a signed-in user those that they registered or manage.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByRegistration: {
    method: 'GET',
    path: '/registrationTeams/registration/:id/all',
    summary: 'List the teams of a registration',
    description: 'As the list of registration teams, of one registration.',
    pathParams: idParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  listByOrganizationName: {
    method: 'GET',
    path: '/registrationTeams/organizationName/:name',
    summary: 'List the registration teams of an organization, by its name',
    description: 'As the list of registration teams, of the organization with this name or slug.',
    pathParams: organizationNameParameters,
    query: listQuery,
    responses: listBelowResponses,
    metadata: read,
  },
  getInvite: {
    method: 'GET',
    path: '/registrationTeams/invite/:token',
    summary: 'Read an invitation',
    description:
      'For everybody who has the link: the registration, the division and the team that filling it in begins with. 409 `invalid_token` once it was used, replaced or has expired.',
    pathParams: tokenParameters,
    query: z.object({}).strict(),
    responses: { 200: one(RegistrationInvite), ...readFailures, 409: failure('invalid_token') },
    metadata: { permission: 'invite.read', tags } as const,
  },
  get: {
    method: 'GET',
    path: '/registrationTeams/:id',
    summary: 'Read a registration team',
    description:
      'Visible to its organization, its registrant and its managers; a removed one to its organization only.',
    pathParams: idParameters,
    query: includingQuery('registrationTeam'),
    responses: { 200: one(RegistrationTeam), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/registrationTeams',
    summary: 'Register a team',
    description:
      'By a signed-in user, who becomes its registrant, and its manager unless `managers` names any, or on somebody’s behalf by an administrator or a key. Checked in this order: the registration is active, has opened, has not closed, the division has a seat or a place on its waitlist. In a free division the team is placed at once while a seat is free. With `inviteToken` the team of that invitation is filled in and answered with 200, whatever the gates say; the managers whom the organizers named stay beside those sent.',
    body: SubmitRegistrationTeam,
    responses: {
      200: one(RegistrationTeam),
      201: one(RegistrationTeam),
      ...createFailures(
        'division_full',
        'invalid_fields',
        'roster_full',
        'discount_invalid',
        'discount_expired',
        'discount_used_up',
        'invalid_token',
      ),
      403: withGates,
    },
    metadata: {
      permission: 'registrationTeam.submit',
      tags,
      guessable: 'discountCode',
      mailsPlayers: 'each',
      inTurn: true,
    } as const,
  },
  update: {
    method: 'PUT',
    path: '/registrationTeams/:id',
    summary: 'Change a registration team',
    description:
      'By its registrant, its managers, an administrator or a key, also after the registration has closed. Only the fields sent change; null clears. `fields` merge answer by answer. A new name reaches the placed team. `division` is changed by administrators only; in a free division the team is placed at once while a seat is free.',
    pathParams: idParameters,
    body: UpdateRegistrationTeam,
    responses: {
      200: one(RegistrationTeam),
      ...updateFailures(
        'invalid_fields',
        'discount_invalid',
        'discount_expired',
        'discount_used_up',
        'removed',
      ),
    },
    metadata: { ...edit, guessable: 'discountCode' } as const,
  },
  setStatus: {
    method: 'PUT',
    path: '/registrationTeams/:id/status',
    summary: 'Set the status of a registration team',
    description:
      'By an administrator, to any status at any time. `Accepted` places the team in its division; `Waitlist` and `Withdrawn` give its seat up and hide the placed team; no refund is issued.',
    pathParams: idParameters,
    body: SetTeamStatus,
    responses: { 200: one(RegistrationTeam), ...updateFailures('removed') },
    metadata: manage,
  },
  remove: {
    method: 'DELETE',
    path: '/registrationTeams/:id',
    summary: 'Remove a registration team',
    description:
      'Hidden everywhere, and can be restored. Refused while it has payments that are not refunded. Its seat is free for the next in line.',
    pathParams: idParameters,
    responses: { 200: one(RegistrationTeam), ...removeFailures('unrefunded_payments', 'removed') },
    metadata: manage,
  },
  restore: {
    method: 'POST',
    path: '/registrationTeams/:id/restore',
    summary: 'Restore a removed registration team',
    description: 'With its place in line and its placement, whatever the capacity.',
    pathParams: idParameters,
    body: nothing,
    responses: { 200: one(RegistrationTeam), ...createFailures('not_removed') },
    metadata: manage,
  },
  complete: {
    method: 'POST',
    path: '/registrationTeams/:id/complete',
    summary: 'Complete the registration of a team',
    description:
      'By its registrant, its managers, an administrator or a key. Refused with a detail for each thing that is missing: players, managers, coaches, representatives, required answers, the release statement.',
    pathParams: idParameters,
    body: nothing,
    responses: { 200: one(RegistrationTeam), ...createFailures('incomplete', 'removed') },
    metadata: edit,
  },
  addPlayer: {
    method: 'POST',
    path: '/registrationTeams/:id/players',
    summary: 'Add a player to the roster',
    description:
      'By the team’s registrant, its managers, an administrator or a key. Once the roster is locked only by administrators.',
    pathParams: idParameters,
    body: RosterPlayer,
    responses: {
      201: one(Player),
      ...createFailures('roster_full', 'roster_locked', 'invalid_fields', 'removed'),
    },
    metadata: { ...edit, mailsPlayers: 'one' } as const,
  },
  updatePlayer: {
    method: 'PUT',
    path: '/registrationTeams/:id/players/:player',
    summary: 'Change a player of the roster',
    description: 'By whoever may add one. Only the fields sent change; the linked account stays.',
    pathParams: z.object({ id: ObjectId, player: ObjectId }),
    body: UpdateRosterPlayer,
    responses: { 200: one(Player), ...updateFailures('roster_locked', 'invalid_fields', 'removed') },
    metadata: { ...edit, mailsPlayers: 'one' } as const,
  },
  removePlayer: {
    method: 'POST',
    path: '/registrationTeams/:id/playerRemove',
    summary: 'Take a player off the roster',
    description: 'By whoever may add one. The record stays, with its stats and answers.',
    pathParams: idParameters,
    body: PlayerReference,
    responses: { 200: one(Player), ...createFailures('roster_locked', 'removed') },
    metadata: edit,
  },
  requestAccept: {
    method: 'POST',
    path: '/registrationTeams/requestTeamAccept',
    summary: 'Ask the organizers to accept a team',
    description:
      'By its registrant, its managers, an administrator or a key: the organizers get a mail. At most once in 24 hours.',
    body: RequestTeamAccept,
    responses: { 200: one(RegistrationTeam), ...createFailures('already_requested', 'removed') },
    metadata: edit,
  },
  createPlaceholder: {
    method: 'POST',
    path: '/registrationTeams/placeholder',
    summary: 'Hold a place for a team',
    description:
      'By an administrator, whatever the gates and the capacity say: an unregistered team, and with `sendInvite` a mail to its manager, whose link fills it in. Without it no mail is sent.',
    body: CreatePlaceholder,
    responses: { 201: one(RegistrationTeam), ...createFailures() },
    metadata: manage,
  },
  sendInvite: {
    method: 'POST',
    path: '/registrationTeams/:id/invite',
    summary: 'Send the invitation of a placeholder',
    description:
      'By an administrator, for the first time or again, to the same address or another: it becomes the manager’s. An earlier link ends.',
    pathParams: idParameters,
    body: SendInvite,
    responses: { 200: one(RegistrationTeam), ...createFailures('already_registered', 'removed') },
    metadata: manage,
  },
  sendFinishReminders: {
    method: 'POST',
    path: '/registrationTeams/:id/finishReminders',
    summary: 'Remind players to finish their registration',
    description:
      'By an administrator, where the registration has a player waiver or a fee per player. The answer says who got a mail, and why the others did not.',
    pathParams: idParameters,
    body: SendFinishReminders,
    responses: { 200: one(FinishReminders), ...createFailures('removed') },
    metadata: manage,
  },
  setPayment: {
    method: 'PUT',
    path: '/registrationTeams/:id/payment',
    summary: 'Edit what counts as paid',
    description:
      'By an administrator. `hasPaid` counts for status and seats, and is not money of the ledger; the next card payment or refund resets it unless `disableSync`.',
    pathParams: idParameters,
    body: SetTeamPayment,
    responses: { 200: one(RegistrationTeam), ...updateFailures('removed') },
    metadata: manage,
  },
  releaseStatement: {
    method: 'GET',
    path: '/registrationTeams/:id/releaseStatement',
    summary: 'Download the release statement of a team',
    description:
      'The statement and who accepted it, as PDF: as it read when it was accepted, whatever it says since. For those who may read the team; 404 where the registration has no statement.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: {
      200: initContract().otherResponse({
        contentType: 'application/pdf',
        body: z.custom<Uint8Array>().openapi({ type: 'string', format: 'binary' }),
      }),
      ...readFailures,
    },
    metadata: read,
  },
});
