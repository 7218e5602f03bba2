import type { z } from 'zod';
import type { UpdateTournament } from '../../contract/tournaments.ts';
import { updateAudited } from '../audit/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentFields, sentInstant } from '../platform/writes.ts';
import { aroundCapacityOf, mayChangeSeats } from './capacityFollower.ts';
import { mergeConfig, shownConfig } from './configHierarchy.ts';
import { tournamentRecord } from './records.ts';

/** Only the fields sent change; `active: false` archives. Throws `invalid_reference`. */
export function updateTournament(ctx: Context, id: string, body: z.infer<typeof UpdateTournament>) {
  if (!mayChangeSeats(body, ['paymentProduct'])) return write(ctx, id, body);
  return aroundCapacityOf(ctx, tournamentRecord, id, { tournaments: [id] }, () => write(ctx, id, body));
}

const write = (ctx: Context, id: string, body: z.infer<typeof UpdateTournament>) =>
  updateAudited(ctx, tournamentRecord, id, async (tournament) => {
    await requireReference(
      PaymentProductModel,
      body.paymentProduct,
      tournament.organization,
      'paymentProduct',
    );
    tournament.set({
      ...sentFields(body, ['name', 'priority', 'sports', 'active', 'paymentProduct']),
      ...(body.startDate === undefined ? {} : { startDate: sentInstant(body.startDate) }),
      config: mergeConfig(tournament.config, body.config, shownConfig(tournament.config)),
    });
  });
