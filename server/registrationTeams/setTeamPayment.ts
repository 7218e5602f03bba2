import type { z } from 'zod';
import type { SetTeamPayment } from '../../contract/registrationTeamBodies.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { sentFields } from '../platform/writes.ts';
import { changeSeatOf } from './changeSeatOf.ts';
import { registrationTeamRecord } from './record.ts';

/** Sets what counts as paid beside the ledger, and with it who holds a seat. Throws 404, 403, 412, `removed`. */
export const setTeamPayment = (ctx: Context, id: string, body: z.infer<typeof SetTeamPayment>) =>
  changeSeatOf(ctx, id, () =>
    updateAudited(
      ctx,
      registrationTeamRecord,
      id,
      (team) => {
        if (team.deletedAt) throw new DomainError('removed');
        team.set(sentFields(body, ['hasPaid', 'customPaidAmount', 'paidNotes', 'disableSync']));
      },
      'payment',
    ),
  );
