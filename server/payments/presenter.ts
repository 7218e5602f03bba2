import type { z } from 'zod';
import type { Payment } from '../../contract/payments.ts';
import type { PaymentRow } from './model.ts';

export const presentPayment = (row: PaymentRow): z.infer<typeof Payment> => ({
  _id: row._id,
  organization: row.organization,
  registration: row.registration,
  registrationTeam: row.registrationTeam,
  player: row.player,
  amount: row.amount,
  platformFee: row.platformFee,
  currency: row.currency,
  method: row.method,
  kind: row.kind,
  externalId: row.externalId,
  refundOf: row.refundOf,
  note: row.note,
  createdBy: row.createdBy,
  created: row.created,
  updated: row.updated,
});
