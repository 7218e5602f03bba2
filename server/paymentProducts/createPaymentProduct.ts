import type { z } from 'zod';
import type { CreatePaymentProduct } from '../../contract/paymentProducts.ts';
import { createAudited } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { paymentProductRecord } from './record.ts';

export const createPaymentProduct = (ctx: Context, body: z.infer<typeof CreatePaymentProduct>) =>
  createAudited(ctx, paymentProductRecord, {
    ...body,
    organization: organizationForCreate(ctx, body.organization),
  });
