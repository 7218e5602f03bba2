import type { Scope } from '../../contract/permissions.ts';
import { createAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentInstant } from '../platform/writes.ts';
import { hashOfSecret, lastFourOf, newApiKey } from './apiKeySecret.ts';
import type { ApiKeyRow } from './model.ts';
import { organizationForCreate } from './organizationForCreate.ts';
import { apiKeyRecord } from './records.ts';

type CreateApiKeyInput = {
  name: string;
  scopes: readonly Scope[];
  expiresAt?: string | null;
  organization?: string;
};

/** The record beside the key itself, which is not to be had again. */
export type IssuedKey = { row: ApiKeyRow; key: string };

/** Issues a key. Throws `organization_required`. */
export const createApiKey = (ctx: Context, input: CreateApiKeyInput): Promise<IssuedKey> =>
  ctx.transaction(async () => {
    const key = newApiKey();
    const row = await createAudited(ctx, apiKeyRecord, {
      organization: organizationForCreate(ctx, input.organization),
      name: input.name,
      scopes: [...new Set(input.scopes)],
      expiresAt: sentInstant(input.expiresAt) ?? null,
      lastFour: lastFourOf(key),
    });
    await keepSecret(ctx, row._id, key);
    return { row, key };
  });

/** Of the key only its hash is kept. */
export const keepSecret = (ctx: Context, apiKey: string, key: string) =>
  ctx.db.select('INSERT INTO api_key_secrets (hash, api_key) VALUES ($1, $2)', [hashOfSecret(key), apiKey]);
