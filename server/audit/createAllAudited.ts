import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { findVisibleByIds, type ReadRow } from '../platform/reads.ts';
import { insertRecords, type RecordRow } from '../platform/records.ts';
import type { AuditedRecord } from './auditedWrites.ts';
import { recordAudits } from './recordAudit.ts';

type Owned = RecordModel & { organization: string };

/**
 * Creates many records in a transaction of their own or the open one, in as many statements as a few take. Answers them
 * in the order given.
 *
 * @param rowsOf how the records read; left out, they are asked for
 */
export async function createAllAudited<M extends Owned, Row extends ReadRow>(
  ctx: Context,
  record: AuditedRecord<M, Row>,
  attributes: readonly (Partial<Omit<M, keyof RecordModel>> & { organization: string })[],
  rowsOf: (made: RecordRow<M>[]) => Row[] | Promise<Row[]> = (made) => readBack(ctx, record, made),
): Promise<Row[]> {
  if (attributes.length === 0) return [];
  return ctx.transaction(async () => {
    const rows = await rowsOf(await insertRecords(ctx, record.model, attributes));
    await recordAudits(
      ctx,
      rows.map((row) => ({
        action: 'create',
        resource: record.resource,
        resourceId: row._id,
        organization: row.organization,
        after: record.present(ctx.actor, row),
      })),
    );
    return rows;
  });
}

async function readBack<M extends Owned, Row extends ReadRow>(
  ctx: Context,
  { readable }: AuditedRecord<M, Row>,
  made: RecordRow<M>[],
): Promise<Row[]> {
  const ids = made.map(({ _id }) => _id);
  const byId = new Map((await findVisibleByIds(ctx, readable, ids)).map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
