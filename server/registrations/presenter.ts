import type { z } from 'zod';
import type { Registration } from '../../contract/registrations.ts';
import { publicConfig, shownConfig } from '../competitions/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { readsWhole } from '../platform/reads.ts';
import { signUpNotice, signUpState } from './gates.ts';
import { readableRegistration, type RegistrationConfig, type RegistrationRow } from './model.ts';
import { shownBounds } from './storedBounds.ts';

/** The configuration as it is answered: the bounds of rosters are those of the league or tournament. */
export const shownRegistrationConfig = (row: RegistrationRow): RegistrationConfig =>
  shownConfig({ ...row.config, ...shownBounds(row) });

function shownSettings({ rosterLockDate, ...settings }: RegistrationRow['settings']) {
  return rosterLockDate === undefined ? settings : { ...settings, rosterLockDate: new Date(rosterLockDate) };
}

/** Everything that does not depend on the moment of asking. */
export function presentStored(
  actor: Actor,
  row: RegistrationRow,
): Omit<z.infer<typeof Registration>, 'signUp'> {
  const config = shownRegistrationConfig(row);
  return {
    _id: row._id,
    message: row.message,
    active: row.active,
    hidden: row.hidden,
    startDate: row.startDate,
    endDate: row.endDate,
    timeZone: row.timeZone,
    deadlineDate: row.deadlineDate,
    contestType: row.contestType,
    sports: row.sports,
    requirePlayers: row.requirePlayers,
    hasPayments: row.hasPayments,
    allowCoaches: row.allowCoaches,
    requireReleaseStatement: row.requireReleaseStatement,
    releaseStatement: row.releaseStatement,
    requireThankYouMessage: row.requireThankYouMessage,
    thankYouMessage: row.thankYouMessage,
    cost: row.cost,
    settings: shownSettings(row.settings),
    config: readsWhole(readableRegistration, actor, row.organization) ? config : publicConfig(config),
    teamFields: row.teamFields,
    managerFields: row.managerFields,
    fields: row.fields,
    playerWaivers: row.playerWaivers,
    organization: row.organization,
    tournament: row.tournament,
    league: row.league,
    paymentProduct: row.paymentProduct,
    donationProduct: row.donationProduct,
    contest: row.league,
    contests: row.contests,
    created: row.created,
    updated: row.updated,
  };
}

export function presentRegistration(ctx: Context, row: RegistrationRow): z.infer<typeof Registration> {
  const now = ctx.now();
  const signUp = { state: signUpState(row, now), notice: signUpNotice(row, now) };
  return { ...presentStored(ctx.actor, row), signUp };
}
