import { defaultGraceHours } from '../../contract/apiKeys.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { lastFourOf, newApiKey } from './apiKeySecret.ts';
import { keepSecret, type IssuedKey } from './createApiKey.ts';
import { apiKeyRecord } from './records.ts';

/**
 * Issues a new secret for the key. The one it replaces stays good for `graceHours`, no older one for longer than it
 * was promised; 0 ends them all at once. Throws 404 for a revoked key.
 */
export const rotateApiKey = (ctx: Context, id: string, graceHours = defaultGraceHours): Promise<IssuedKey> =>
  ctx.transaction(async () => {
    const key = newApiKey();
    const row = await updateAudited(
      ctx,
      apiKeyRecord,
      id,
      async (record) => {
        if (record.revokedAt !== null) throw notFound();
        await endOlderSecrets(ctx, id, graceHours);
        await keepSecret(ctx, id, key);
        record.set({ lastFour: lastFourOf(key) });
        // Two keys may end alike.
        record.changed('lastFour', true);
      },
      'rotate',
    );
    return { row, key };
  });

async function endOlderSecrets(ctx: Context, apiKey: string, graceHours: number): Promise<void> {
  const end = new Date(ctx.now().getTime() + graceHours * 3_600_000);
  await ctx.db.select(
    'UPDATE api_key_secrets SET ends_at = least(ends_at, $2) WHERE api_key = $1', // A null is the later one.
    [apiKey, end],
  );
  await ctx.db.select('DELETE FROM api_key_secrets WHERE api_key = $1 AND ends_at <= $2', [
    apiKey,
    ctx.now(),
  ]);
}
