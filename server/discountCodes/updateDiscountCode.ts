import type { z } from 'zod';
import type { UpdateDiscountCode } from '../../contract/discountCodes.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields, sentInstant } from '../platform/writes.ts';
import { discountCodeRecord } from './record.ts';
import { uniqueCode } from './uniqueCode.ts';

/** Uses keep the amount that they were made with. Throws `already_exists`. */
export const updateDiscountCode = (ctx: Context, id: string, body: z.infer<typeof UpdateDiscountCode>) =>
  uniqueCode(
    updateAudited(ctx, discountCodeRecord, id, (code) => {
      code.set(sentFields(body, ['amountOff', 'maxUses', 'active']));
      if (body.code !== undefined) code.code = body.code.trim();
      const expiresAt = sentInstant(body.expiresAt);
      if (expiresAt !== undefined) code.expiresAt = expiresAt;
    }),
  );
