import type { z } from 'zod';
import type { UpdateDivision } from '../../contract/divisions.ts';
import { updateAudited } from '../audit/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { requireReference, sentFields, sentInstant } from '../platform/writes.ts';
import { aroundCapacityOf, mayChangeSeats } from './capacityFollower.ts';
import { mergeConfig, shownDivisionConfig } from './configHierarchy.ts';
import { LeagueModel, TournamentModel } from './model.ts';
import { configLevelsOf } from './presenter.ts';
import { divisionRecord } from './records.ts';

/** Only the fields sent change. Throws `invalid_reference`. */
export function updateDivision(ctx: Context, id: string, body: z.infer<typeof UpdateDivision>) {
  if (!mayChangeSeats(body, ['league', 'tournament', 'paymentProduct'])) return write(ctx, id, body);
  return aroundCapacityOf(ctx, divisionRecord, id, { divisions: [id] }, () => write(ctx, id, body), body);
}

const write = (ctx: Context, id: string, body: z.infer<typeof UpdateDivision>) =>
  updateAudited(ctx, divisionRecord, id, async (division, before) => {
    await requireReference(LeagueModel, body.league, division.organization, 'league');
    await requireReference(TournamentModel, body.tournament, division.organization, 'tournament');
    await requireReference(PaymentProductModel, body.paymentProduct, division.organization, 'paymentProduct');
    division.set({
      ...sentFields(body, [
        'name',
        'league',
        'tournament',
        'sports',
        'priority',
        'paymentProduct',
        'strengthLevel',
      ]),
      ...(body.startDate === undefined ? {} : { startDate: sentInstant(body.startDate) }),
      ...(body.endDate === undefined ? {} : { endDate: sentInstant(body.endDate) }),
      config: mergeConfig(division.config, body.config, shownDivisionConfig(configLevelsOf(before))),
    });
  });
