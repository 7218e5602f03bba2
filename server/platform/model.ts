import {
  DataTypes,
  Model,
  type InitOptions,
  type ModelAttributes,
  type ModelStatic,
  type Sequelize,
} from 'sequelize';
import { DomainError } from './errors.ts';
import { newObjectId } from './objectId.ts';

/** What every record has beside its own fields. `version` counts the writes and becomes the ETag. */
export class RecordModel extends Model {
  declare _id: string;
  declare version: number;
  declare created: Date;
  declare updated: Date;
}

type ModelClass = ModelStatic<RecordModel>;

/**
 * What one JSON column may hold, in characters. Free maps have no bound in the contract, and a list answers a thousand
 * records at once.
 */
const maxJsonLength = 30_000;

/** Throws `too_large`. */
function requireBoundedJson(record: RecordModel, attributes: readonly string[]): void {
  const isTooLong = (attribute: string) =>
    record.changed(attribute as keyof RecordModel) &&
    JSON.stringify(record.get(attribute) ?? null).length > maxJsonLength;
  if (!attributes.some(isTooLong)) return;
  throw new DomainError('too_large', {
    message: `A free-form field holds at most ${maxJsonLength} characters of JSON.`,
  });
}

/**
 * Declares a record's table: identifier, version and timestamps are the same for all.
 *
 * @param options.holdsRecords its JSON is made of whole records, which are bounded themselves
 */
export function defineRecord(
  sequelize: Sequelize,
  model: ModelClass,
  tableName: string,
  attributes: ModelAttributes,
  { holdsRecords = false, ...options }: Partial<InitOptions> & { holdsRecords?: boolean } = {},
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
  const jsonAttributes = Object.entries(model.getAttributes())
    .filter(([, { type }]) => type instanceof DataTypes.JSONB)
    .map(([name]) => name);
  if (jsonAttributes.length === 0 || holdsRecords) return;
  model.beforeSave((record) => requireBoundedJson(record, jsonAttributes));
  model.beforeBulkCreate((records) => {
    for (const record of records) requireBoundedJson(record, jsonAttributes);
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
