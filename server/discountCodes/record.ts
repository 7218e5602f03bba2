import type { AuditedRecord } from '../audit/index.ts';
import { DiscountCodeModel, readableDiscountCode, type DiscountCodeRow } from './model.ts';
import { presentDiscountCode } from './presenter.ts';

export const discountCodeRecord: AuditedRecord<DiscountCodeModel, DiscountCodeRow> = {
  resource: 'discountCode',
  model: DiscountCodeModel,
  readable: readableDiscountCode,
  present: (_actor, row) => presentDiscountCode(row),
};
