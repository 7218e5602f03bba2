import { DataTypes, type Sequelize } from 'sequelize';
import { isTimed } from '../games/index.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import { hasRoleOn } from '../roles/index.ts';

export class TeamEventModel extends RecordModel {
  declare organization: string;
  declare divisionTeam: string;
  declare title: string;
  declare eventType: string | null;
  declare date: Date;
  declare dateHasTime: boolean;
  /** Whether `date` is the moment at which it begins; follows from the other fields with every write. */
  declare isTimed: boolean;
  declare time: string | null;
  declare globalDate: string;
  declare durationMinutes: number | null;
  declare location: string | null;
  declare notes: string | null;
  declare isCancelled: boolean;
}

export function defineTeamEvents(sequelize: Sequelize): void {
  defineRecord(sequelize, TeamEventModel, 'team_events', {
    organization: DataTypes.TEXT,
    divisionTeam: DataTypes.TEXT,
    title: DataTypes.TEXT,
    eventType: DataTypes.TEXT,
    date: DataTypes.DATE,
    dateHasTime: DataTypes.BOOLEAN,
    isTimed: DataTypes.BOOLEAN,
    time: DataTypes.TEXT,
    globalDate: DataTypes.TEXT,
    durationMinutes: DataTypes.INTEGER,
    location: DataTypes.TEXT,
    notes: DataTypes.TEXT,
    isCancelled: { type: DataTypes.BOOLEAN, defaultValue: false },
  });
  TeamEventModel.beforeSave((event) => {
    event.isTimed = isTimed(event);
  });
}

export type TeamEventRow = ReadRow &
  Omit<TeamEventModel, keyof RecordModel> & {
    created: Date;
    updated: Date;
  };

/** An event is nobody's but its team's. */
export const readableTeamEvent: Readable<TeamEventRow> = {
  get columns() {
    return columnsOf(TeamEventModel, 'r');
  },
  from: 'team_events r',
  public: 'false',
  personal: hasRoleOn('r.division_team'),
  scope: 'admin',
  sorts: { ...commonSorts, date: [{ sql: 'r.date' }] },
  defaultSort: 'date',
};
