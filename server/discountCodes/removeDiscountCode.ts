import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { discountCodeRecord } from './record.ts';

export const removeDiscountCode = (ctx: Context, id: string) =>
  removeAudited(ctx, discountCodeRecord, id, 'in_use');
