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

export class TimeSlotModel extends RecordModel {
  declare organization: string;
  declare location: string;
  declare court: string | null;
  declare league: string | null;
  declare tournament: string | null;
  declare start: Date;
  declare end: Date;
}

export function defineVenues(sequelize: Sequelize): void {
  defineRecord(sequelize, TimeSlotModel, 'time_slots', {
    organization: DataTypes.TEXT,
    location: DataTypes.TEXT,
    court: DataTypes.TEXT,
    league: DataTypes.TEXT,
    tournament: DataTypes.TEXT,
    start: { type: DataTypes.DATE, field: 'starts_at' },
    end: { type: DataTypes.DATE, field: 'ends_at' },
  });
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

export type TimeSlotRow = ReadRow & {
  location: string;
  court: string | null;
  league: string | null;
  tournament: string | null;
  start: Date;
  end: Date;
  game: string | null;
  created: Date;
  updated: Date;
};

/** The game that has the slot `r`: a game says which slot it has, and one that is off or a bye leaves it free. */
export const gameInSlot =
  '(SELECT g.id FROM games g WHERE g.time_slot = r.id AND NOT g.is_cancelled AND NOT g.is_bye LIMIT 1)';

export const readableTimeSlot: Readable<TimeSlotRow> = {
  get columns() {
    return `${columnsOf(TimeSlotModel, 'r')}, ${gameInSlot} AS game`;
  },
  from: 'time_slots r',
  public: 'true',
  scope: 'read:games',
  sorts: { ...commonSorts, start: [{ sql: 'r.starts_at' }] },
  defaultSort: 'created',
};
