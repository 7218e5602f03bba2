import type { ModelStatic } from 'sequelize';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { findVisible, type Readable, type ReadRow } from '../platform/reads.ts';
import { findForWrite, removeUnreferenced } from '../platform/writes.ts';
import type { Snapshot } from './model.ts';
import { recordAudit } from './recordAudit.ts';

type OwnedModel = RecordModel & { organization: string };

/** A kind of record whose every write leaves an audit entry. */
export type AuditedRecord<M extends OwnedModel, Row extends ReadRow> = {
  /** The singular of the resource's root, as the log names it. */
  readonly resource: string;
  readonly model: ModelStatic<M>;
  readonly readable: Readable<Row>;
  /** Who may change and delete it, of those who see it; left out, the administrators of its organization. */
  mayWrite?(ctx: Context, model: M): Promise<boolean>;
  present(actor: Actor, row: Row): Snapshot;
};

/**
 * Creates the record in a transaction of its own or the open one, and reads it back as it is answered.
 *
 * @param complete writes what goes with the record and refers to it
 */
export const createAudited = <M extends OwnedModel, Row extends ReadRow>(
  ctx: Context,
  record: AuditedRecord<M, Row>,
  attributes: Partial<Omit<M, keyof RecordModel>> & { organization: string },
  complete?: (created: M) => Promise<void>,
): Promise<Row> =>
  ctx.transaction(async () => {
    const created = await record.model.create(attributes as object as never);
    const { _id } = created;
    await complete?.(created);
    const row = await findVisible(ctx, record.readable, _id);
    await recordAudit(ctx, {
      action: 'create',
      resource: record.resource,
      resourceId: _id,
      organization: row.organization,
      after: record.present(ctx.actor, row),
    });
    return row;
  });

/**
 * Locks the record, lets `change` check and set its fields, saves, and reads it back. A write that changes nothing
 * leaves version and log as they were. Throws 404, 403 and 412 as `findForWrite` does.
 */
export const updateAudited = <M extends OwnedModel, Row extends ReadRow>(
  ctx: Context,
  record: AuditedRecord<M, Row>,
  id: string,
  change: (model: M, before: Row) => Promise<void> | void,
  action = 'update',
): Promise<Row> =>
  ctx.transaction(async () => {
    const model = await findForWrite(ctx, record.model, record.readable, id, record.mayWrite);
    const before = await findVisible(ctx, record.readable, id);
    await change(model, before);
    if (!model.changed()) return before;
    await model.save();
    const row = await findVisible(ctx, record.readable, id);
    await recordAudit(ctx, {
      action,
      resource: record.resource,
      resourceId: id,
      organization: row.organization,
      before: record.present(ctx.actor, before),
      after: record.present(ctx.actor, row),
    });
    return row;
  });

/** Deletes the record; 409 `code` while others refer to it. Answers what was deleted. */
export const removeAudited = <M extends OwnedModel, Row extends ReadRow>(
  ctx: Context,
  record: AuditedRecord<M, Row>,
  id: string,
  code: 'not_empty' | 'in_use',
): Promise<Row> =>
  ctx.transaction(async () => {
    const model = await findForWrite(ctx, record.model, record.readable, id, record.mayWrite);
    const row = await findVisible(ctx, record.readable, id);
    await removeUnreferenced(model, code);
    await recordAudit(ctx, {
      action: 'delete',
      resource: record.resource,
      resourceId: id,
      organization: row.organization,
      before: record.present(ctx.actor, row),
    });
    return row;
  });
