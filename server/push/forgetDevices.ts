import type { Database } from '../platform/database.ts';

/** A device that the push service no longer knows, and when a push went there. */
type LostDevice = { readonly token: string; readonly sentAt: Date };

/** Deletes the tokens, but for one that its app has registered again since the push. */
export async function forgetDevices(db: Database, devices: readonly LostDevice[]): Promise<void> {
  if (devices.length === 0) return;
  await db.select(
    `DELETE FROM push_tokens t USING unnest($1::text[], $2::timestamptz[]) AS lost (token, sent_at)
     WHERE t.token = lost.token AND t.updated <= lost.sent_at`,
    [devices.map(({ token }) => token), devices.map(({ sentAt }) => sentAt)],
  );
}
