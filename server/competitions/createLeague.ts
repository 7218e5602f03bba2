import type { z } from 'zod';
import type { CreateLeague } from '../../contract/leagues.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentInstant } from '../platform/writes.ts';
import { mergeConfig, shownConfig } from './configHierarchy.ts';
import { TournamentModel } from './model.ts';
import { leagueRecord } from './records.ts';

/** Starts now unless `startDate` says otherwise. Throws `organization_required`, `invalid_reference`. */
export const createLeague = (ctx: Context, body: z.infer<typeof CreateLeague>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    await requireReference(TournamentModel, body.tournament, organization, 'tournament');
    await requireReference(PaymentProductModel, body.paymentProduct, organization, 'paymentProduct');
    return createAudited(ctx, leagueRecord, {
      ...body,
      startDate: body.startDate === undefined ? ctx.now() : (sentInstant(body.startDate) as Date | null),
      endDate: sentInstant(body.endDate) ?? null,
      config: mergeConfig({}, body.config, shownConfig({})),
      organization,
    });
  });
