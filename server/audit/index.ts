export { createAudited, removeAudited, updateAudited, type AuditedRecord } from './auditedWrites.ts';
export { createAllAudited } from './createAllAudited.ts';
export { defineAudit } from './model.ts';
export { recordAudit, recordAudits, type AuditEntry } from './recordAudit.ts';
export { auditRoutes } from './routes.ts';
