import type { z } from 'zod';
import type { CreateDivision } from '../../contract/divisions.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentInstant } from '../platform/writes.ts';
import { mergeConfig, shownConfig } from './configHierarchy.ts';
import { LeagueModel, TournamentModel } from './model.ts';
import { divisionRecord } from './records.ts';

/** Throws `organization_required`, `invalid_reference`. */
export const createDivision = (ctx: Context, body: z.infer<typeof CreateDivision>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    await requireReference(LeagueModel, body.league, organization, 'league');
    await requireReference(TournamentModel, body.tournament, organization, 'tournament');
    await requireReference(PaymentProductModel, body.paymentProduct, organization, 'paymentProduct');
    return createAudited(ctx, divisionRecord, {
      ...body,
      startDate: sentInstant(body.startDate) ?? null,
      endDate: sentInstant(body.endDate) ?? null,
      config: mergeConfig({}, body.config, shownConfig({})),
      organization,
    });
  });
