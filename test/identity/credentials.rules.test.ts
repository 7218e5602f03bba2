import { newApiKey } from '../../server/identity/apiKeySecret.ts';
import { createCredentials } from '../../server/identity/credentials.ts';
import { createSessions } from '../../server/identity/sessions.ts';
import type { Database } from '../../server/platform/database.ts';

/** A database that counts what it is asked and knows nobody. */
function anEmptyDatabase() {
  const asked: string[] = [];
  const db = { select: (sql: string) => Promise.resolve(asked.push(sql) && []) } as unknown as Database;
  return { asked, db };
}

const sessions = createSessions('a secret that only this file knows, long enough');

it('refuses a mistyped key without a look-up, and an unknown one after one', async () => {
  const { asked, db } = anEmptyDatabase();
  const credentials = createCredentials(db, sessions);
  const key = newApiKey();
  const typo = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
  expect(await credentials.findByApiKey(typo)).toBeNull();
  expect(asked).toHaveLength(0);
  expect(await credentials.findByApiKey(key)).toBeNull();
  expect(asked).toHaveLength(1);
});

it('refuses a forged token without a look-up, and one of an unknown account after one', async () => {
  const { asked, db } = anEmptyDatabase();
  const credentials = createCredentials(db, sessions);
  const claims = { user: 'f'.repeat(24), audience: 'admin', sessionVersion: 1 } as const;
  const other = createSessions('another secret, known elsewhere, of a good length');
  expect(await credentials.findByToken((await other.issue(claims, new Date())).token)).toBeNull();
  expect(asked).toHaveLength(0);
  expect(await credentials.findByToken((await sessions.issue(claims, new Date())).token)).toBeNull();
  expect(asked).toHaveLength(1);
});
