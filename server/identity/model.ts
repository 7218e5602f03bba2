import { DataTypes, type Sequelize } from 'sequelize';
import type { Scope } from '../../contract/permissions.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

export class OrganizationModel extends RecordModel {
  declare name: string;
  declare slug: string;
  declare email: string | null;
  declare timeZone: string;
  declare currency: string;
  declare stripeAccountId: string | null;
  declare active: boolean;

  /** The tenant that the record belongs to: itself. */
  get organization(): string {
    return this._id;
  }
}

export class UserModel extends RecordModel {
  declare email: string;
  declare emailVerified: boolean;
  /** Null until an invited person chooses a password. */
  declare passwordHash: string | null;
  declare sessionVersion: number;
  declare firstName: string | null;
  declare lastName: string | null;
  declare phone: string | null;
}

export class AdminModel extends RecordModel {
  declare organization: string;
  declare user: string | null;
  declare invitedEmail: string | null;
  declare clerkId: string | null;
}

export class ApiKeyModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare scopes: Scope[];
  declare lastFour: string;
  declare expiresAt: Date | null;
  declare revokedAt: Date | null;
}

export function defineIdentity(sequelize: Sequelize): void {
  defineRecord(sequelize, OrganizationModel, 'organizations', {
    name: DataTypes.TEXT,
    slug: DataTypes.TEXT,
    email: DataTypes.TEXT,
    timeZone: { type: DataTypes.TEXT, defaultValue: 'UTC' },
    currency: { type: DataTypes.TEXT, defaultValue: 'usd' },
    stripeAccountId: DataTypes.TEXT,
    active: { type: DataTypes.BOOLEAN, defaultValue: true },
  });
  defineRecord(sequelize, UserModel, 'users', {
    email: DataTypes.TEXT,
    emailVerified: { type: DataTypes.BOOLEAN, defaultValue: false },
    passwordHash: DataTypes.TEXT,
    sessionVersion: { type: DataTypes.INTEGER, defaultValue: 1 },
    firstName: DataTypes.TEXT,
    lastName: DataTypes.TEXT,
    phone: DataTypes.TEXT,
  });
  defineRecord(sequelize, AdminModel, 'admins', {
    organization: DataTypes.TEXT,
    user: { type: DataTypes.TEXT, field: 'user_id' },
    invitedEmail: DataTypes.TEXT,
    clerkId: DataTypes.TEXT,
  });
  defineRecord(sequelize, ApiKeyModel, 'api_keys', {
    organization: DataTypes.TEXT,
    name: DataTypes.TEXT,
    scopes: DataTypes.ARRAY(DataTypes.TEXT),
    lastFour: DataTypes.TEXT,
    expiresAt: DataTypes.DATE,
    revokedAt: DataTypes.DATE,
  });
}

export type OrganizationRow = ReadRow & {
  name: string;
  slug: string;
  email: string | null;
  timeZone: string;
  currency: string;
  stripeAccountId: string | null;
  active: boolean;
  created: Date;
  updated: Date;
};

/** Everybody reads an organization; what the public does not see of it, the presenter leaves out. */
export const readableOrganization: Readable<OrganizationRow> = {
  get columns() {
    return `${columnsOf(OrganizationModel, 'r')}, r.id AS "organization"`;
  },
  from: 'organizations r',
  public: 'true',
  organization: 'r.id',
  scope: 'read:leagues',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }] },
  defaultSort: 'created',
};

export type AdminRow = ReadRow & {
  user: string | null;
  email: string;
  firstName: string | null;
  lastName: string | null;
  clerkId: string | null;
  created: Date;
  updated: Date;
};

export const readableAdmin: Readable<AdminRow> = {
  get columns() {
    return (
      `${columnsOf(AdminModel, 'r')}, coalesce(u.email, r.invited_email) AS "email"` +
      ', u.first_name AS "firstName", u.last_name AS "lastName"'
    );
  },
  from: 'admins r LEFT JOIN users u ON u.id = r.user_id',
  public: 'false',
  scope: 'admin',
  sorts: commonSorts,
  defaultSort: 'created',
};

export type ApiKeyRow = ReadRow & {
  name: string;
  scopes: Scope[];
  lastFour: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  created: Date;
  updated: Date;
};

export const readableApiKey: Readable<ApiKeyRow> = {
  get columns() {
    return `${columnsOf(ApiKeyModel, 'r')}, r.last_used_at AS "lastUsedAt"`;
  },
  from: 'api_keys r',
  public: 'false',
  scope: 'admin',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }] },
  defaultSort: 'created',
};
