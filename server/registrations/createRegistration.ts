import type { z } from 'zod';
import type { CreateRegistration } from '../../contract/registrations.ts';
import { createAudited } from '../audit/index.ts';
import { aroundCapacity, mergeConfig, setRosterBounds, shownConfig } from '../competitions/index.ts';
import { getOrganization, organizationForCreate, requireTimeZone } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { leagueSent } from './contestAlias.ts';
import { closingInstant, openingInstant } from './formDates.ts';
import { completeFields, requireDistinctFields } from './formFields.ts';
import type { RegistrationRow } from './model.ts';
import { registrationRecord } from './record.ts';
import { requireReferences } from './references.ts';
import { completeWaivers, replaceWaivers } from './replaceWaivers.ts';
import { mergeCost, mergeSettings } from './settings.ts';
import { leaguesOf, planBounds } from './storedBounds.ts';
import { plainFields } from './writableFields.ts';

/**
 * Open from now unless `startDate` says otherwise, in the organization's time zone unless `timeZone` does. Throws
 * `organization_required`, `invalid_reference`, `invalid_time_zone`, `already_exists`.
 */
export const createRegistration = (
  ctx: Context,
  body: z.infer<typeof CreateRegistration>,
): Promise<RegistrationRow> =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const timeZone = body.timeZone ?? (await getOrganization(ctx, organization)).timeZone;
    requireTimeZone(timeZone);
    await requireReferences(ctx, organization, body);
    const form = {
      teamFields: completeFields(body.teamFields ?? [], []),
      managerFields: completeFields(body.managerFields ?? [], []),
      fields: completeFields(body.fields ?? [], []),
    };
    requireDistinctFields(form);
    const parents = {
      league: leagueSent(body) ?? null,
      contests: [...new Set(body.contests)],
      tournament: body.tournament ?? null,
    };
    const { minPlayers, maxPlayers, ...config } = body.config ?? {};
    const { own, writes } = planBounds(null, { minPlayers, maxPlayers }, parents);
    const orNow = (instant: Date | null | undefined) => (instant === undefined ? ctx.now() : instant);
    const attributes = {
      ...sentFields(body, plainFields),
      ...form,
      ...parents,
      organization,
      timeZone,
      startDate: orNow(openingInstant(body.startDate, timeZone)),
      endDate: closingInstant(body.endDate, timeZone) ?? null,
      deadlineDate: orNow(closingInstant(body.deadlineDate, timeZone)),
      cost: mergeCost({}, body.cost),
      settings: mergeSettings({}, body.settings),
      config: { ...mergeConfig({}, config, shownConfig({})), ...own },
    };
    const scope = {
      leagues: leaguesOf(parents),
      tournaments: parents.tournament === null ? [] : [parents.tournament],
    };
    return aroundCapacity(ctx, scope, async () => {
      for (const { holders, bounds } of writes) await setRosterBounds(ctx, holders, bounds);
      return createAudited(ctx, registrationRecord, attributes, ({ _id }) =>
        replaceWaivers(ctx, _id, completeWaivers(body.playerWaivers ?? [])),
      );
    });
  });
