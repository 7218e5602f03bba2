import type { Database } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { RefusalTokens } from './refusalTokens.ts';

/** Ends the mails that somebody may do without. Throws 404 for a link that is not ours. */
export async function addRefusal(db: Database, tokens: RefusalTokens, token: unknown): Promise<void> {
  const refusal = typeof token === 'string' ? tokens.read(token) : null;
  if (!refusal) throw notFound();
  await db.select(
    `INSERT INTO mail_refusals (organization, address, created)
     SELECT id, $2, now() FROM organizations WHERE id = $1 ON CONFLICT DO NOTHING`,
    [refusal.organization, refusal.address],
  );
}
