import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { insertRecords } from '../platform/records.ts';
import { AuditLogModel, type Snapshot } from './model.ts';

/** What was done to which record. `before` and `after` are the record as it is answered; never secrets. */
export type AuditEntry = {
  action: string;
  resource: string;
  resourceId: string;
  organization: string;
  before?: Snapshot | null;
  after?: Snapshot | null;
};

const actorOf = (actor: Actor) =>
  actor.kind === 'anonymous'
    ? { actorKind: 'system' as const, actorId: null, actorName: 'system' }
    : { actorKind: actor.kind, actorId: actor.id, actorName: actor.name };

/** Writes an entry in the open transaction: no change without its entry, no entry without its change. */
export async function recordAudit(ctx: Context, entry: AuditEntry): Promise<void> {
  await recordAudits(ctx, [entry]);
}

/** Each holds a record twice, and a statement is limited in length. */
const entriesAStatement = 2_000;

/** As above for several changes of one operation, in as few statements as they fit in. */
export async function recordAudits(ctx: Context, entries: readonly AuditEntry[]): Promise<void> {
  const actor = actorOf(ctx.actor);
  for (let from = 0; from < entries.length; from += entriesAStatement) {
    await insertRecords(
      ctx,
      AuditLogModel,
      entries
        .slice(from, from + entriesAStatement)
        .map((entry) => ({ ...entry, ...actor, requestId: ctx.requestId })),
    );
  }
}
