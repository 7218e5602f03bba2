import type { z } from 'zod';
import type { RegistrationTeam } from '../../contract/registrationTeamRecord.ts';
import { hasScope, type Actor } from '../platform/actor.ts';
import { moneyOf } from '../registrations/index.ts';
import type { CapacityState } from './capacity.ts';
import type { RegistrationTeamRow } from './model.ts';

/** The submission as it is answered; its state comes from all submissions of its division. */
export function presentRegistrationTeam(
  actor: Actor,
  row: RegistrationTeamRow,
  capacityState: CapacityState | null,
): z.infer<typeof RegistrationTeam> {
  return { ...presentSubmission(actor, row), capacityState };
}

/** What the submission says by itself: as the audit log keeps it. */
export function presentSubmission(actor: Actor, row: RegistrationTeamRow) {
  const { holdsSeat: _, ...money } = moneyOf(row);
  return {
    _id: row._id,
    registration: row.registration,
    organization: row.organization,
    tournament: row.tournament,
    league: row.league,
    division: row.division,
    divisionTeam: row.divisionTeam,
    name: row.name,
    status: row.status,
    unregistered: row.unregistered,
    registrant: row.registrant,
    managers: row.managers,
    coaches: row.coaches,
    teamRepresentatives: row.teamRepresentatives,
    fields: row.answers,
    releaseAccepted: row.releaseAccepted && {
      name: row.releaseAccepted.name,
      accepted: row.releaseAccepted.accepted,
      date: new Date(row.releaseAccepted.date),
    },
    registeredAt: row.registeredAt,
    queuedAt: row.queuedAt,
    promotedAt: row.promotedAt,
    waitlistedAt: row.waitlistedAt,
    completedAt: row.completedAt,
    deletedAt: row.deletedAt,
    ...money,
    hasPaid: row.hasPaid,
    customPaidAmount: row.customPaidAmount,
    paidNotes: hasScope(actor, 'read:registrations', row.organization) ? row.paidNotes : null,
    disableSync: row.disableSync,
    discountCode: row.code,
    created: row.created,
    updated: row.updated,
  };
}
