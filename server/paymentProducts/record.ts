import type { AuditedRecord } from '../audit/index.ts';
import { PaymentProductModel, readablePaymentProduct, type PaymentProductRow } from './model.ts';
import { presentPaymentProduct } from './presenter.ts';

export const paymentProductRecord: AuditedRecord<PaymentProductModel, PaymentProductRow> = {
  resource: 'paymentProduct',
  model: PaymentProductModel,
  readable: readablePaymentProduct,
  present: (_actor, row) => presentPaymentProduct(row),
};
