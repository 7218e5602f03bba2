import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { apiKeyRecord } from './records.ts';

/** Ends the key with all its secrets. Throws 404 for one that is revoked already. */
export const revokeApiKey = (ctx: Context, id: string) =>
  updateAudited(
    ctx,
    apiKeyRecord,
    id,
    (record) => {
      if (record.revokedAt !== null) throw notFound();
      record.set({ revokedAt: ctx.now() });
    },
    'revoke',
  );
