import type { ModelStatic } from 'sequelize';
import { hasScope } from './actor.ts';
import { requireFresh, type Context } from './context.ts';
import { isStillReferenced } from './database.ts';
import { DomainError, forbidden, invalidReference, notFound } from './errors.ts';
import type { RecordModel } from './model.ts';
import { findVisible, type Readable, type ReadRow } from './reads.ts';
import { findRecord } from './records.ts';

type OwnedRecord = RecordModel & { organization: string };

/** The administrators of its organization, and the keys that may write such records. */
const byOrganization =
  <Row>({ writeScope = 'admin' }: Readable<Row>) =>
  async (ctx: Context, { organization }: OwnedRecord) =>
    hasScope(ctx.actor, writeScope, organization);

/**
 * The record, locked until the transaction ends, for a caller who may write it and whose `If-Match`, if any, is fresh.
 * Throws 404 for a record that is unknown or invisible, 403 for a visible one that is not the caller's to write, 412.
 *
 * @param mayWrite where it is not the organization's administrators and keys
 */
export async function findForWrite<M extends OwnedRecord, Row extends ReadRow>(
  ctx: Context,
  model: ModelStatic<M>,
  readable: Readable<Row>,
  id: string,
  mayWrite: (ctx: Context, record: M) => Promise<boolean> = byOrganization(readable),
): Promise<M> {
  // NO KEY: who only refers to it, as a payment does to its registration, may hold what this write waits for.
  const record = await findRecord(ctx, model, id, 'FOR NO KEY UPDATE');
  if (!record) throw notFound();
  if (!(await mayWrite(ctx, record))) {
    await findVisible(ctx, readable, id);
    throw forbidden();
  }
  requireFresh(ctx, record);
  return record;
}

/** Deletes the record, or refuses with `code` while others refer to it. */
export async function removeUnreferenced(record: RecordModel, code: 'not_empty' | 'in_use'): Promise<void> {
  try {
    await record.destroy();
  } catch (error) {
    if (isStillReferenced(error)) throw new DomainError(code);
    throw error;
  }
}

/**
 * Refuses a reference of a body to a record that is missing or another organization's. Where the row is deleted before
 * the transaction ends, the foreign key ends it, and tried again it refuses here.
 */
export async function requireReference<M extends OwnedRecord>(
  model: ModelStatic<M>,
  id: string | null | undefined,
  organization: string,
  path: string,
): Promise<void> {
  if (id === null || id === undefined) return;
  const record = await model.findByPk(id, { attributes: ['_id', 'organization'] });
  if (record?.organization !== organization) throw invalidReference(path);
}

/** The fields that were sent, of those named; read-only ones that came back with them are left out. */
export function sentFields<B extends object, const F extends keyof B>(
  body: B,
  fields: readonly F[],
): Pick<B, F> {
  const sent = fields
    .filter((field) => body[field] !== undefined)
    .map((field) => [field, body[field]] as const);
  return Object.fromEntries(sent) as Pick<B, F>;
}

/** A point in time as the contract lets clients write it; a day alone is its midnight in UTC. */
export const instantOf = (input: string): Date => new Date(input);

/** As above where null clears and nothing sent leaves as it is. */
export const sentInstant = (input: string | null | undefined): Date | null | undefined =>
  typeof input === 'string' ? instantOf(input) : input;
