import { createHash } from 'node:crypto';
import type { Scope } from '../../contract/permissions.ts';
import { hashOfSecret, lastFourOf, newApiKey } from '../../server/identity/apiKeySecret.ts';
import { createSessions } from '../../server/identity/sessions.ts';
import type { Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';

/** Rows of identity written straight into the database: signing up and in by mail is tested where it belongs. */

export async function anOrganizationRow(
  db: Database,
  { name, timeZone = 'America/Chicago' }: { name?: string; timeZone?: string },
): Promise<string> {
  const _id = newObjectId();
  await db.select(
    `INSERT INTO organizations (id, name, slug, email, time_zone, stripe_account_id, created, updated)
     VALUES ($1, $2, $3, 'office@league.test', $4, 'acct_test', now(), now())`,
    [_id, name ?? `Organization ${_id}`, `organization-${_id}`, timeZone],
  );
  return _id;
}

export async function anAccount(
  db: Database,
  { administers = [] }: { administers?: readonly string[] },
): Promise<{ _id: string; email: string }> {
  const _id = newObjectId();
  const email = `person-${createHash('sha1').update(_id).digest('hex').slice(0, 12)}@league.test`;
  await db.select(
    `INSERT INTO users (id, email, email_verified, created, updated) VALUES ($1, $2, true, now(), now())`,
    [_id, email],
  );
  for (const organization of administers) {
    await db.select(
      `INSERT INTO admins (id, organization, user_id, created, updated) VALUES ($1, $2, $3, now(), now())`,
      [newObjectId(), organization, _id],
    );
  }
  return { _id, email };
}

export const aSession = async (secret: string, user: string, audience: 'mobile' | 'admin'): Promise<string> =>
  (await createSessions(secret).issue({ user, audience, sessionVersion: 1 }, new Date())).token;

export async function anApiKey(
  db: Database,
  organization: string,
  scopes: readonly Scope[],
): Promise<string> {
  const key = newApiKey();
  const _id = newObjectId();
  await db.select(
    `INSERT INTO api_keys (id, organization, name, scopes, last_four, created, updated)
     VALUES ($1, $2, 'a key', $3, $4, now(), now())`,
    [_id, organization, scopes, lastFourOf(key)],
  );
  await db.select('INSERT INTO api_key_secrets (hash, api_key) VALUES ($1, $2)', [hashOfSecret(key), _id]);
  return key;
}
