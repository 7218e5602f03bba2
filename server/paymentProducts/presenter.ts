import type { z } from 'zod';
import type { PaymentProduct } from '../../contract/paymentProducts.ts';
import type { PaymentProductRow } from './model.ts';

export const presentPaymentProduct = (row: PaymentProductRow): z.infer<typeof PaymentProduct> => ({
  _id: row._id,
  organization: row.organization,
  name: row.name,
  kind: row.kind,
  amount: row.amount,
  active: row.active,
  created: row.created,
  updated: row.updated,
});
