import type { Context } from '../platform/context.ts';
import { filtersOf, listVisible, type Paging } from '../platform/reads.ts';
import { readableMessage } from './model.ts';

const filters = { state: 'r.state = ?', kind: 'r.kind = ?', template: 'r.template = ?' };

export const listOutbox = (ctx: Context, query: Paging & Partial<Record<keyof typeof filters, string>>) =>
  listVisible(ctx, readableMessage, query, filtersOf(query, filters));
