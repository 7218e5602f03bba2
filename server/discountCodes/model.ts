import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export class DiscountCodeModel extends RecordModel {
  declare organization: string;
  declare registration: string;
  declare code: string;
  declare amountOff: number;
  declare maxUses: number | null;
  declare expiresAt: Date | null;
  declare active: boolean;
}

export function defineDiscountCodes(sequelize: Sequelize): void {
  defineRecord(sequelize, DiscountCodeModel, 'discount_codes', {
    organization: DataTypes.TEXT,
    registration: DataTypes.TEXT,
    code: DataTypes.TEXT,
    amountOff: DataTypes.INTEGER,
    maxUses: DataTypes.INTEGER,
    expiresAt: DataTypes.DATE,
    active: { type: DataTypes.BOOLEAN, defaultValue: true },
  });
}

export type DiscountCodeRow = ReadRow &
  Omit<DiscountCodeModel, keyof RecordModel> & {
    /** Teams that have used it or have it reserved. */
    uses: number;
    created: Date;
    updated: Date;
  };

export const readableDiscountCode: Readable<DiscountCodeRow> = {
  get columns() {
    return (
      `${columnsOf(DiscountCodeModel, 'r')}, ` +
      '(SELECT count(*)::integer FROM discount_uses u WHERE u.discount_code = r.id) AS uses'
    );
  },
  from: 'discount_codes r',
  public: 'false',
  scope: 'read:registrations',
  sorts: commonSorts,
  defaultSort: 'created',
};
