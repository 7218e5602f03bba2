import type { z } from 'zod';
import type { UpdatePaymentProduct } from '../../contract/paymentProducts.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { paymentProductRecord } from './record.ts';

export const updatePaymentProduct = (ctx: Context, id: string, body: z.infer<typeof UpdatePaymentProduct>) =>
  updateAudited(ctx, paymentProductRecord, id, (product) => {
    product.set(sentFields(body, ['name', 'kind', 'amount', 'active']));
  });
