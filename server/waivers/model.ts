import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export class WaiverModel extends RecordModel {
  declare organization: string;
  declare title: string;
  declare active: boolean;
  /** The version of the text that readers see; the texts are in a table of their own. */
  declare edition: number;
}

export function defineWaivers(sequelize: Sequelize): void {
  defineRecord(sequelize, WaiverModel, 'waivers', {
    organization: DataTypes.TEXT,
    title: DataTypes.TEXT,
    active: { type: DataTypes.BOOLEAN, defaultValue: true },
    edition: { type: DataTypes.INTEGER, defaultValue: 1 },
  });
}

export type WaiverRow = ReadRow & {
  title: string;
  text: string;
  active: boolean;
  edition: number;
  created: Date;
  updated: Date;
};

export const readableWaiver: Readable<WaiverRow> = {
  get columns() {
    return `${columnsOf(WaiverModel, 'r')}, x.text`;
  },
  from: 'waivers r JOIN waiver_texts x ON x.waiver = r.id AND x.edition = r.edition',
  public: 'false',
  scope: 'read:registrations',
  sorts: { ...commonSorts, name: [{ sql: 'r.title' }] },
  defaultSort: 'created',
};
