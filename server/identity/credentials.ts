import type { Scope } from '../../contract/permissions.ts';
import type { Actor } from '../platform/actor.ts';
import type { Credentials, Session } from '../platform/authenticate.ts';
import type { Database } from '../platform/database.ts';
import { lookUpTogether } from '../platform/lookUpTogether.ts';
import { apiKeyPrefix, hashOfSecret, isPlausibleApiKey } from './apiKeySecret.ts';
import { personName } from './personName.ts';
import type { Sessions } from './sessions.ts';

type KeyRow = { id: string; name: string; organization: string; scopes: Scope[]; recordUse: boolean };

const findKey = `
  SELECT k.id, k.name, k.organization, k.scopes,
    k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' AS "recordUse"
  FROM api_key_secrets s JOIN api_keys k ON k.id = s.api_key
  WHERE s.hash = $1 AND (s.ends_at IS NULL OR s.ends_at > now())
    AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`;

const recordUse = `
  UPDATE api_keys SET last_used_at = now()
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;

type AccountRow = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  organizations: string[];
};

const findAccount = `
  SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
    ARRAY(SELECT a.organization FROM admins a WHERE a.user_id = u.id ORDER BY a.organization) AS "organizations"
  FROM users u WHERE u.id = $1 AND u.session_version = $2 AND u.email_verified`;

const findLasting = `
  SELECT DISTINCT s.id, s.version FROM unnest($1::text[], $2::integer[]) AS s (id, version)
  JOIN users u ON u.id = s.id AND u.session_version = s.version AND u.email_verified`;

/** Looks up who a key or a token stands for: one statement, and one more a minute that a key is used in. */
export function createCredentials(db: Database, sessions: Sessions): Credentials {
  async function findSession(token: string): Promise<Session | null> {
    const claims = await sessions.verify(token);
    if (!claims) return null;
    const { sessionVersion, audience, expiresAt } = claims;
    const [row] = await db.select<AccountRow>(findAccount, [claims.user, sessionVersion]);
    if (!row) return null;
    const person = { id: row.id, name: personName(row), email: row.email, expiresAt };
    const { organizations } = row;
    const actor: Session['actor'] =
      audience === 'mobile' ? { kind: 'user', ...person } : { kind: 'admin', ...person, organizations };
    return { actor, sessionVersion };
  }

  const session = lookUpTogether(findSession);
  return {
    apiKeyPrefix,
    findByApiKey: lookUpTogether(async (key): Promise<Actor | null> => {
      if (!isPlausibleApiKey(key)) return null;
      const [row] = await db.select<KeyRow>(findKey, [hashOfSecret(key)]);
      if (!row) return null;
      if (row.recordUse) await db.select(recordUse, [row.id]);
      const { id, name, organization, scopes } = row;
      return { kind: 'apiKey', id, name, organization, scopes: new Set(scopes) };
    }),
    findByToken: async (token) => (await session(token))?.actor ?? null,
    findSession: session,
    async findEndedSessions(known) {
      const ids = known.map(({ user }) => user);
      const versions = known.map(({ sessionVersion }) => sessionVersion);
      const lasting = await db.select<{ id: string; version: number }>(findLasting, [ids, versions]);
      const ended = new Set(known.map(({ user, sessionVersion }) => `${user}:${sessionVersion}`));
      for (const { id, version } of lasting) ended.delete(`${id}:${version}`);
      return ended;
    },
  };
}
