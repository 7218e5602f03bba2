import {
  DataTypes,
  Model,
  type InitOptions,
  type ModelAttributes,
  type ModelStatic,
  type Sequelize,
} from 'sequelize';
import { newObjectId } from './objectId.ts';

/** What every record has beside its own fields. `version` counts the writes and becomes the ETag. */
export class RecordModel extends Model {
  declare _id: string;
  declare version: number;
  declare created: Date;
  declare updated: Date;
}

type ModelClass = ModelStatic<RecordModel>;

/** Declares a record's table: identifier, version and timestamps are the same for all. */
export function defineRecord(
  sequelize: Sequelize,
  model: ModelClass,
  tableName: string,
  attributes: ModelAttributes,
  options: Partial<InitOptions> = {},
): void {
  model.init(
    {
      _id: { type: DataTypes.TEXT, field: 'id', primaryKey: true, defaultValue: newObjectId },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
      ...attributes,
    },
    { sequelize, tableName, createdAt: 'created', updatedAt: 'updated', ...options },
  );
  model.beforeUpdate((record) => {
    record.version += 1;
  });
}

const writtenColumns = new WeakMap<ModelClass, Map<string, string>>();

/** `alias.column AS "attribute"` for each attribute of the model, for statements that read plain rows. */
export function columnsOf(model: ModelClass, alias: string): string {
  const known = writtenColumns.get(model)?.get(alias);
  if (known) return known;
  const columns = Object.entries(model.getAttributes() as Record<string, { field?: string }>)
    .map(([attribute, { field }]) => `${alias}.${field ?? attribute} AS "${attribute}"`)
    .join(', ');
  writtenColumns.set(model, new Map(writtenColumns.get(model)).set(alias, columns));
  return columns;
}
