import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export type Snapshot = Readonly<Record<string, unknown>>;

export class AuditLogModel extends RecordModel {
  declare organization: string;
  declare actorKind: 'apiKey' | 'user' | 'admin' | 'system';
  declare actorId: string | null;
  declare actorName: string;
  declare action: string;
  declare resource: string;
  declare resourceId: string;
  declare before: Snapshot | null;
  declare after: Snapshot | null;
  declare requestId: string | null;
}

export function defineAudit(sequelize: Sequelize): void {
  const attributes = {
    organization: DataTypes.TEXT,
    actorKind: DataTypes.TEXT,
    actorId: DataTypes.TEXT,
    actorName: DataTypes.TEXT,
    action: DataTypes.TEXT,
    resource: DataTypes.TEXT,
    resourceId: DataTypes.TEXT,
    before: DataTypes.JSONB,
    after: DataTypes.JSONB,
    requestId: DataTypes.TEXT,
  };
  defineRecord(sequelize, AuditLogModel, 'audit_logs', attributes, { holdsRecords: true });
}

export type AuditLogRow = ReadRow & {
  actorKind: AuditLogModel['actorKind'];
  actorId: string | null;
  actorName: string;
  action: string;
  resource: string;
  resourceId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
  created: Date;
  updated: Date;
};

export const readableAuditLog: Readable<AuditLogRow> = {
  get columns() {
    return columnsOf(AuditLogModel, 'r');
  },
  from: 'audit_logs r',
  public: 'false',
  scope: 'admin',
  sorts: commonSorts,
  defaultSort: 'created',
};
