import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { paymentProductRecord } from './record.ts';

export const removePaymentProduct = (ctx: Context, id: string) =>
  removeAudited(ctx, paymentProductRecord, id, 'in_use');
