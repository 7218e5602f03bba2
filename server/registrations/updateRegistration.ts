import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { UpdateRegistration } from '../../contract/registrations.ts';
import { updateAudited } from '../audit/index.ts';
import { aroundCapacity, mayChangeSeats, mergeConfig, setRosterBounds } from '../competitions/index.ts';
import { requireTimeZone } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { findForWrite, sentFields } from '../platform/writes.ts';
import { leagueSent } from './contestAlias.ts';
import { closingInstant, openingInstant } from './formDates.ts';
import { completeFields, requireDistinctFields, requirePermanentFields } from './formFields.ts';
import { readableRegistration, RegistrationModel, type RegistrationRow } from './model.ts';
import { shownRegistrationConfig } from './presenter.ts';
import { registrationRecord } from './record.ts';
import { requireReferences } from './references.ts';
import { completeWaivers, replaceWaivers } from './replaceWaivers.ts';
import { mergeCost, mergeSettings } from './settings.ts';
import { leaguesOf, planBounds, type Parents } from './storedBounds.ts';
import { plainFields } from './writableFields.ts';

type Body = z.infer<typeof UpdateRegistration>;

/** What else than the configuration decides who has a seat: the fee, and what the registration is for. */
const seatFields = [
  'active',
  'cost',
  'hasPayments',
  'paymentProduct',
  'league',
  'contest',
  'contests',
  'tournament',
] as const;

/**
 * Only the fields sent change. Throws `invalid_reference`, `invalid_time_zone`, `already_exists`, `permanent_field`.
 */
export const updateRegistration = (ctx: Context, id: string, body: Body): Promise<RegistrationRow> =>
  ctx.transaction(async () => {
    const before = await findForWrite(ctx, RegistrationModel, readableRegistration, id);
    await requireReferences(ctx, before.organization, body);
    if (!mayChangeSeats(body, seatFields)) return write(ctx, id, body);
    const after = parentsAfter(before, body);
    const scope = {
      leagues: [...new Set([...leaguesOf(before), ...leaguesOf(after)])],
      tournaments: [before.tournament, after.tournament].filter((tournament) => tournament !== null),
    };
    return aroundCapacity(ctx, scope, () => write(ctx, id, body));
  });

function parentsAfter(stored: Parents, body: Body): Parents {
  const league = leagueSent(body);
  return {
    league: league === undefined ? stored.league : league,
    contests: body.contests === undefined ? stored.contests : [...new Set(body.contests)],
    tournament: body.tournament === undefined ? stored.tournament : body.tournament,
  };
}

const write = (ctx: Context, id: string, body: Body): Promise<RegistrationRow> =>
  updateAudited(ctx, registrationRecord, id, async (registration, before) => {
    requireTimeZone(body.timeZone);
    const parents = parentsAfter(before, body);
    registration.set({ ...sentFields(body, plainFields), ...parents, ...datesSent(registration, body) });
    setForm(registration, before, body);
    const { minPlayers, maxPlayers, ...config } = body.config ?? {};
    const { own, writes } = planBounds(before, { minPlayers, maxPlayers }, parents);
    const { minPlayers: _, maxPlayers: __, ...kept } = before.config;
    registration.set({
      cost: mergeCost(before.cost, body.cost),
      settings: mergeSettings(before.settings, body.settings),
      config: { ...mergeConfig(kept, config, shownRegistrationConfig(before)), ...own },
    });
    let changedElsewhere = false;
    for (const { holders, bounds } of writes) {
      if (await setRosterBounds(ctx, holders, bounds)) changedElsewhere = true;
    }
    const waivers = body.playerWaivers && completeWaivers(body.playerWaivers);
    if (waivers && !isDeepStrictEqual(waivers, before.playerWaivers)) {
      await replaceWaivers(ctx, id, waivers);
      changedElsewhere = true;
    }
    // What the record shows has changed, wherever it is stored: its version follows.
    if (changedElsewhere) registration.changed('config', true);
  });

/** Days are read in the zone that the registration has after the write; dates not sent stay the instants they were. */
function datesSent(registration: RegistrationModel, body: Body) {
  const timeZone = body.timeZone ?? registration.timeZone;
  const dates = {
    startDate: openingInstant(body.startDate, timeZone),
    endDate: closingInstant(body.endDate, timeZone),
    deadlineDate: closingInstant(body.deadlineDate, timeZone),
  };
  return { timeZone, ...sentFields(dates, ['startDate', 'endDate', 'deadlineDate']) };
}

function setForm(registration: RegistrationModel, before: RegistrationRow, body: Body): void {
  const after = (list: 'teamFields' | 'managerFields' | 'fields') => {
    const sent = body[list];
    return sent ? completeFields(sent, before[list]) : before[list];
  };
  const form = {
    teamFields: after('teamFields'),
    managerFields: after('managerFields'),
    fields: after('fields'),
  };
  requireDistinctFields(form);
  requirePermanentFields(before, form);
  registration.set(form);
}
