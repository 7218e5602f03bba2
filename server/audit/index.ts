export { createAudited, removeAudited, updateAudited, type AuditedRecord } from './auditedWrites.ts';
export { createAllAudited } from './createAllAudited.ts';
export { defineAudit } from './model.ts';
export { recordAudit, recordAudits } from './recordAudit.ts';
export { auditRoutes } from './routes.ts';
