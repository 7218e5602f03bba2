import type { z } from 'zod';
import type { DiscountCode } from '../../contract/discountCodes.ts';
import type { DiscountCodeRow } from './model.ts';

export const presentDiscountCode = (row: DiscountCodeRow): z.infer<typeof DiscountCode> => ({
  _id: row._id,
  organization: row.organization,
  registration: row.registration,
  code: row.code,
  amountOff: row.amountOff,
  maxUses: row.maxUses,
  expiresAt: row.expiresAt,
  uses: row.uses,
  active: row.active,
  created: row.created,
  updated: row.updated,
});
