import { initServer } from '@ts-rest/express';
import type { z } from 'zod';
import { auditLogs, type AuditLog } from '../../contract/auditLogs.ts';
import { found, listed } from '../platform/answers.ts';
import { findVisible } from '../platform/reads.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { readableAuditLog, type AuditLogRow } from './model.ts';

const present = (row: AuditLogRow): z.infer<typeof AuditLog> => ({
  _id: row._id,
  organization: row.organization,
  actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
  action: row.action,
  resource: row.resource,
  resourceId: row.resourceId,
  before: row.before,
  after: row.after,
  requestId: row.requestId,
  created: row.created,
  updated: row.updated,
});

export const auditRoutes = {
  auditLogs: initServer().router(auditLogs, {
    list: async ({ req, res, query }) => {
      const page = await listAuditLogs(req.ctx, query);
      return listed(res, page, page.rows.map(present));
    },
    get: async ({ req, res, params }) => {
      const row = await findVisible(req.ctx, readableAuditLog, params.id);
      return found(res, row, present(row));
    },
  }),
};
