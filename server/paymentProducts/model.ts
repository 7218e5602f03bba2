import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export class PaymentProductModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare kind: 'fee' | 'donation';
  declare amount: number;
  declare active: boolean;
}

export function definePaymentProducts(sequelize: Sequelize): void {
  defineRecord(sequelize, PaymentProductModel, 'payment_products', {
    organization: DataTypes.TEXT,
    name: DataTypes.TEXT,
    kind: { type: DataTypes.TEXT, defaultValue: 'fee' },
    amount: DataTypes.INTEGER,
    active: { type: DataTypes.BOOLEAN, defaultValue: true },
  });
}

export type PaymentProductRow = ReadRow & {
  name: string;
  kind: 'fee' | 'donation';
  amount: number;
  active: boolean;
  created: Date;
  updated: Date;
};

export const readablePaymentProduct: Readable<PaymentProductRow> = {
  get columns() {
    return columnsOf(PaymentProductModel, 'r');
  },
  from: 'payment_products r',
  public: 'false',
  scope: 'read:leagues',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }] },
  defaultSort: 'created',
};
