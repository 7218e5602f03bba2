import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { findVisibleByIds, type ReadRow } from '../platform/reads.ts';
import type { AuditedRecord } from './auditedWrites.ts';
import { recordAudits } from './recordAudit.ts';

/**
 * Creates many records in a transaction of their own or the open one, in three statements however many they are: the
 * records, how they read, their audit entries. Answers them in the order given.
 */
export async function createAllAudited<M extends RecordModel & { organization: string }, Row extends ReadRow>(
  ctx: Context,
  record: AuditedRecord<M, Row>,
  attributes: readonly (Partial<Omit<M, keyof RecordModel>> & { organization: string })[],
): Promise<Row[]> {
  if (attributes.length === 0) return [];
  return ctx.transaction(async () => {
    // Ids are made here: having them returned and assigned again would take half the time of a large write.
    const made = await record.model.bulkCreate(attributes as never, { returning: false });
    const ids = made.map(({ _id }) => _id);
    const byId = new Map((await findVisibleByIds(ctx, record.readable, ids)).map((row) => [row._id, row]));
    const rows = ids.flatMap((id) => byId.get(id) ?? []);
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
