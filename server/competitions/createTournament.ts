import type { z } from 'zod';
import type { CreateTournament } from '../../contract/tournaments.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentInstant } from '../platform/writes.ts';
import { mergeConfig, shownConfig } from './configHierarchy.ts';
import { tournamentRecord } from './records.ts';

/** Throws `organization_required`, `invalid_reference`. */
export const createTournament = (ctx: Context, body: z.infer<typeof CreateTournament>) =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    await requireReference(PaymentProductModel, body.paymentProduct, organization, 'paymentProduct');
    return createAudited(ctx, tournamentRecord, {
      ...body,
      startDate: sentInstant(body.startDate) ?? null,
      config: mergeConfig({}, body.config, shownConfig({})),
      organization,
    });
  });
