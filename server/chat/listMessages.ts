import { usualMobileLimit } from '../../contract/lists.ts';
import { listVisible, type Page } from '../platform/reads.ts';
import { requireMember, type PersonContext } from '../roles/index.ts';
import { messagesOf, type ChatMessageRow } from './model.ts';

/** Where to read on: `after` is the newest that is known, else `before` the oldest. */
type HistoryQuery = { limit?: number; before?: string; after?: string };

/** Newest first, or with `after` oldest first. Throws 404 for strangers, `invalid_reference` for an unknown cursor. */
export async function listMessages(
  ctx: PersonContext,
  divisionTeam: string,
  { limit = usualMobileLimit, before, after }: HistoryQuery,
): Promise<Page<ChatMessageRow>> {
  await requireMember(ctx, divisionTeam);
  const [cursor, sort] = after === undefined ? [before, '-created'] : [after, 'created'];
  const paging = { limit, sort, ...(cursor === undefined ? {} : { after: cursor }) };
  return listVisible(ctx, messagesOf(divisionTeam), paging, []);
}
