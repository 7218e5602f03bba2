export { findDiscountUse } from './findDiscountUse.ts';
export { releaseDiscountUse, settleDiscountUse, takeDiscountUse } from './discountUses.ts';
export { defineDiscountCodes } from './model.ts';
export { discountCodePopulation } from './readDiscountCodes.ts';
export { requireDiscountCode } from './requireDiscountCode.ts';
export { discountCodeRoutes } from './routes.ts';
