import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export type Court = { name: string };

export class LocationModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare address: string | null;
  declare latitude: number | null;
  declare longitude: number | null;
  declare timeZone: string | null;
  declare courts: Court[];
}

export function defineVenues(sequelize: Sequelize): void {
  defineRecord(sequelize, LocationModel, 'locations', {
    organization: DataTypes.TEXT,
    name: DataTypes.TEXT,
    address: DataTypes.TEXT,
    latitude: DataTypes.DOUBLE,
    longitude: DataTypes.DOUBLE,
    timeZone: DataTypes.TEXT,
    courts: { type: DataTypes.JSONB, defaultValue: [] },
  });
}

export type LocationRow = ReadRow & {
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  courts: Court[];
  created: Date;
  updated: Date;
};

export const readableLocation: Readable<LocationRow> = {
  get columns() {
    return columnsOf(LocationModel, 'r');
  },
  from: 'locations r',
  public: 'true',
  scope: 'read:games',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }] },
  defaultSort: 'created',
};
