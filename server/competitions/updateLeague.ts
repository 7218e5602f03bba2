import type { z } from 'zod';
import type { UpdateLeague } from '../../contract/leagues.ts';
import { updateAudited } from '../audit/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentFields, sentInstant } from '../platform/writes.ts';
import { aroundCapacityOf, mayChangeSeats } from './capacityFollower.ts';
import { mergeConfig, shownConfig } from './configHierarchy.ts';
import { TournamentModel } from './model.ts';
import { leagueRecord } from './records.ts';

/** Only the fields sent change; `active: false` archives. Throws `invalid_reference`. */
export function updateLeague(ctx: Context, id: string, body: z.infer<typeof UpdateLeague>) {
  if (!mayChangeSeats(body, ['tournament', 'paymentProduct'])) return write(ctx, id, body);
  return aroundCapacityOf(ctx, leagueRecord, id, { leagues: [id] }, () => write(ctx, id, body), {
    tournament: body.tournament,
  });
}

const write = (ctx: Context, id: string, body: z.infer<typeof UpdateLeague>) =>
  updateAudited(ctx, leagueRecord, id, async (league) => {
    await requireReference(TournamentModel, body.tournament, league.organization, 'tournament');
    await requireReference(PaymentProductModel, body.paymentProduct, league.organization, 'paymentProduct');
    league.set({
      ...sentFields(body, [
        'name',
        'contestType',
        'priority',
        'sports',
        'active',
        'tournament',
        'paymentProduct',
      ]),
      ...(body.startDate === undefined ? {} : { startDate: sentInstant(body.startDate) }),
      ...(body.endDate === undefined ? {} : { endDate: sentInstant(body.endDate) }),
      config: mergeConfig(league.config, body.config, shownConfig(league.config)),
    });
  });
