import type { Context } from '../platform/context.ts';
import { sentInstant } from '../platform/writes.ts';
import { filtersOf, listVisible, type Paging } from '../platform/reads.ts';
import { readableAuditLog } from './model.ts';

const filters = {
  organization: 'r.organization = ?',
  actor: 'r.actor_id = ?',
  actorKind: 'r.actor_kind = ?',
  action: 'r.action = ?',
  resource: 'r.resource = ?',
  resourceId: 'r.resource_id = ?',
  requestId: 'r.request_id = ?',
  from: 'r.created >= ?',
  to: 'r.created < ?',
};

type AuditLogFilters = Paging & Partial<Record<keyof typeof filters, string>>;

export const listAuditLogs = (ctx: Context, query: AuditLogFilters) =>
  listVisible(
    ctx,
    readableAuditLog,
    query,
    filtersOf({ ...query, from: sentInstant(query.from), to: sentInstant(query.to) }, filters),
  );
