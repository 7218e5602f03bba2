import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import { hasRoleOn } from '../roles/index.ts';

export class AssignmentModel extends RecordModel {
  declare organization: string;
  declare divisionTeam: string;
  declare player: string;
  declare game: string | null;
  declare teamEvent: string | null;
  declare title: string;
  declare note: string | null;
  declare completed: boolean;
}

export function defineAssignments(sequelize: Sequelize): void {
  defineRecord(sequelize, AssignmentModel, 'assignments', {
    organization: DataTypes.TEXT,
    divisionTeam: DataTypes.TEXT,
    player: DataTypes.TEXT,
    game: DataTypes.TEXT,
    teamEvent: DataTypes.TEXT,
    title: DataTypes.TEXT,
    note: DataTypes.TEXT,
    completed: { type: DataTypes.BOOLEAN, defaultValue: false },
  });
}

export type AssignmentRow = ReadRow &
  Omit<AssignmentModel, keyof RecordModel> & { created: Date; updated: Date };

/** A duty is nobody's but the team's. */
export const readableAssignment: Readable<AssignmentRow> = {
  get columns() {
    return columnsOf(AssignmentModel, 'r');
  },
  from: 'assignments r',
  public: 'false',
  personal: hasRoleOn('r.division_team'),
  scope: 'admin',
  sorts: commonSorts,
  defaultSort: 'created',
};
