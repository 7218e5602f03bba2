import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { findVisibleByIds, listVisible, type Condition, type Paging } from '../platform/reads.ts';
import { readableApiKey, type ApiKeyRow } from './model.ts';

/** The key's record. A revoked key is gone for everything but the list. Throws 404. */
export async function getApiKey(ctx: Context, id: string): Promise<ApiKeyRow> {
  const [row] = await findVisibleByIds(ctx, readableApiKey, [id], [{ sql: 'r.revoked_at IS NULL' }]);
  if (!row) throw notFound();
  return row;
}

export function listApiKeys(ctx: Context, query: Paging & { organization?: string; revoked?: boolean }) {
  const conditions: Condition[] = [];
  if (query.organization !== undefined)
    conditions.push({ sql: 'r.organization = ?', value: query.organization });
  if (query.revoked !== undefined)
    conditions.push({ sql: '(r.revoked_at IS NOT NULL) = ?', value: query.revoked });
  return listVisible(ctx, readableApiKey, query, conditions);
}
