import { DataTypes, type Sequelize } from 'sequelize';
import type { Payment, paymentKinds, paymentMethods } from '../../contract/payments.ts';
import type { z } from 'zod';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

type PaymentMethod = (typeof paymentMethods)[number];
type PaymentKind = (typeof paymentKinds)[number];
/** Who entered it. */
export type Author = z.infer<typeof Payment>['createdBy'];

/** An entry of the ledger. The database lets none be changed or deleted. */
export class PaymentModel extends RecordModel {
  declare organization: string;
  declare registration: string;
  declare registrationTeam: string;
  declare player: string | null;
  declare amount: number;
  declare platformFee: number;
  declare currency: string;
  declare method: PaymentMethod;
  declare kind: PaymentKind;
  declare externalId: string | null;
  declare refundOf: string | null;
  declare note: string | null;
  declare createdBy: Author;
}

export function definePayments(sequelize: Sequelize): void {
  defineRecord(sequelize, PaymentModel, 'payments', {
    organization: DataTypes.TEXT,
    registration: DataTypes.TEXT,
    registrationTeam: DataTypes.TEXT,
    player: DataTypes.TEXT,
    amount: DataTypes.INTEGER,
    platformFee: DataTypes.INTEGER,
    currency: DataTypes.TEXT,
    method: DataTypes.TEXT,
    kind: DataTypes.TEXT,
    externalId: DataTypes.TEXT,
    refundOf: DataTypes.TEXT,
    note: DataTypes.TEXT,
    createdBy: DataTypes.JSONB,
  });
}

export type PaymentRow = ReadRow & Omit<PaymentModel, keyof RecordModel> & { created: Date; updated: Date };

/**
 * A signed-in person sees the entries of the teams it registered or manages, removed ones too, for its money may be in
 * them, and those of its own shares as a player.
 */
export const readablePayment: Readable<PaymentRow> = {
  get columns() {
    return columnsOf(PaymentModel, 'r');
  },
  from: 'payments r',
  public: 'false',
  personal: ({ id, email }, add) => {
    const user = add(id);
    return (
      `(r.registration_team IN (SELECT s.id FROM registration_teams s WHERE s.registrant = ${user} ` +
      `OR s.manager_addresses @> ARRAY[lower(${add(email)})]) ` +
      `OR r.player IN (SELECT p.id FROM players p WHERE p.user_id = ${user}))`
    );
  },
  scope: 'read:payments',
  sorts: commonSorts,
  defaultSort: 'created',
};
