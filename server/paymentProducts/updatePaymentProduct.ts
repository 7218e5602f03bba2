import type { z } from 'zod';
import type { UpdatePaymentProduct } from '../../contract/paymentProducts.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { findForWrite, sentFields } from '../platform/writes.ts';
import { aroundPrice } from './followers.ts';
import { PaymentProductModel, readablePaymentProduct } from './model.ts';
import { paymentProductRecord } from './record.ts';

type Body = z.infer<typeof UpdatePaymentProduct>;

export function updatePaymentProduct(ctx: Context, id: string, body: Body) {
  if (body.amount === undefined) return write(ctx, id, body);
  return ctx.transaction(async () => {
    await findForWrite(ctx, PaymentProductModel, readablePaymentProduct, id);
    return aroundPrice(ctx, id, () => write(ctx, id, body));
  });
}

const write = (ctx: Context, id: string, body: Body) =>
  updateAudited(ctx, paymentProductRecord, id, (product) => {
    product.set(sentFields(body, ['name', 'kind', 'amount', 'active']));
  });
