import type { ModelStatic } from 'sequelize';
import type { Context } from './context.ts';
import { columnsOf, type RecordModel } from './model.ts';

/**
 * Writes that many requests wait for. Sequelize writes a new text each time, for which the database makes a new plan;
 * these are prepared by name and take any number of records.
 */

type Column = { readonly attribute: string; readonly field: string; readonly defaultValue: unknown };
type Writes = Pick<Context, 'db'>;

const known = new WeakMap<ModelStatic<RecordModel>, readonly Column[]>();

function columnsIn(model: ModelStatic<RecordModel>): readonly Column[] {
  const found = known.get(model);
  if (found) return found;
  const columns = Object.entries(
    model.getAttributes() as Record<string, { field?: string; defaultValue?: unknown }>,
  ).map(([attribute, { field, defaultValue }]) => ({ attribute, field: field ?? attribute, defaultValue }));
  known.set(model, columns);
  return columns;
}

const tableOf = (model: ModelStatic<RecordModel>) => model.getTableName() as string;

type Values = Record<string, unknown>;

const usual = (value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value);

/** The rows as a document, the keys of which are columns. */
const documentOf = (columns: readonly Column[], rows: readonly Values[]) =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ attribute, field }) => [field, row[attribute]]))),
  );

/** A record as it is in its table: what was never set is null. */
export type RecordRow<M extends RecordModel> = Omit<M, keyof RecordModel> &
  Pick<RecordModel, '_id' | 'version' | 'created' | 'updated'>;

/**
 * Adds records, with the defaults of their model, in the order given and in one statement.
 *
 * @returns the records as they are in the table
 */
export async function insertRecords<M extends RecordModel>(
  { db }: Writes,
  model: ModelStatic<M>,
  attributes: readonly object[],
): Promise<RecordRow<M>[]> {
  if (attributes.length === 0) return [];
  const columns = columnsIn(model);
  const now = new Date();
  const rows = attributes.map((given) => {
    const row: Values = {};
    for (const { attribute, defaultValue } of columns) {
      const value = (given as Values)[attribute];
      row[attribute] = value === undefined ? (usual(defaultValue) ?? null) : value;
    }
    row['created'] ??= now;
    row['updated'] ??= now;
    return row;
  });
  // What no record has is left to the table.
  const written = columns.filter(({ attribute }) => rows.some((row) => row[attribute] !== null));
  const fields = written.map(({ field }) => field).join(', ');
  const table = tableOf(model);
  await db.select(
    `INSERT INTO ${table} (${fields}) SELECT ${fields} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [documentOf(written, rows)],
  );
  return rows as object[] as RecordRow<M>[];
}

/**
 * Saves what has been set on records that the open transaction has locked, in one statement, and counts their versions
 * up. Those on which nothing is set are left as they are.
 */
export async function updateRecords<M extends RecordModel>(
  { db }: Writes,
  model: ModelStatic<M>,
  records: readonly M[],
): Promise<void> {
  const changed = records.filter((record) => record.changed());
  if (changed.length === 0) return;
  const updated = new Date();
  for (const record of changed) {
    record.setDataValue('version', record.version + 1);
    record.setDataValue('updated', updated);
  }
  const isWritten = ({ attribute }: Column) => changed.some((record) => record.changed(attribute as keyof M));
  const written = columnsIn(model).filter(isWritten);
  const id = columnsIn(model).filter(({ attribute }) => attribute === '_id');
  const table = tableOf(model);
  await db.select(
    `UPDATE ${table} r SET ${written.map(({ field }) => `${field} = n.${field}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, $1) n WHERE r.id = n.id`,
    [
      documentOf(
        [...id, ...written],
        changed.map((record) => record.get() as Values),
      ),
    ],
  );
  for (const record of changed)
    for (const { attribute } of written) record.changed(attribute as keyof M, false);
}

/** A row that was read as it is in its table, to be set and saved. */
export const recordOf = <M extends RecordModel>(model: ModelStatic<M>, row: object): M =>
  model.build(row as never, { isNewRecord: false, raw: true });

/** The record, whoever asks; null for one that is unknown. `lock` holds it until the transaction ends. */
export async function findRecord<M extends RecordModel>(
  { db }: Writes,
  model: ModelStatic<M>,
  id: string,
  lock: '' | 'FOR NO KEY UPDATE' = '',
): Promise<M | null> {
  const [row] = await db.select(
    `SELECT ${columnsOf(model, 'r')} FROM ${tableOf(model)} r WHERE r.id = $1 ${lock}`,
    [id],
  );
  return row ? recordOf(model, row) : null;
}
