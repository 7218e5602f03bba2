import { randomBytes } from 'node:crypto';
import { organization as demoOrganization } from '../demo/league.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { createAccount, createApiKey, createOrganization } from '../identity/index.ts';
import type { Actor } from '../platform/actor.ts';
import { createContext, type Context } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import type { Credentials, SignIn } from './credentials.ts';

/** Processes that start on one empty database at the same moment take their turns. */
const firstRunLock = 7_230_418;

const newPassword = () => randomBytes(12).toString('base64url');

const contextOf = (db: Database, actor: Actor): Context =>
  createContext(db, { actor, requestId: 'first-start' });

async function anAccount(db: Database, email: string, firstName: string, lastName: string) {
  const signIn: SignIn = { email, password: newPassword() };
  const id = await createAccount(contextOf(db, { kind: 'anonymous' }), { ...signIn, firstName, lastName });
  return { id, signIn };
}

/**
 * On a database without an organization: the demonstration, or a bare organization, with an administrator and an API
 * key. Answers how to get in, or `null` where there is an organization already.
 */
export function firstRun(
  db: Database,
  options: { demo: boolean; baseUrl: string },
): Promise<Credentials | null> {
  return db.transaction(async () => {
    await db.select('SELECT pg_advisory_xact_lock($1)', [firstRunLock]);
    const organizations = await db.select('SELECT 1 FROM organizations LIMIT 1');
    if (organizations.length > 0) return null;
    const { id, signIn } = await anAccount(db, 'admin@riverside.example', 'Alex', 'Rivers');
    const person = { id, name: 'Alex Rivers', email: signIn.email, expiresAt: new Date(8.64e15) };
    const founder = contextOf(db, { kind: 'admin', ...person, organizations: [] });
    const { _id: organization } = await createOrganization(
      founder,
      options.demo ? demoOrganization : { name: 'My League' },
    );
    const admin = contextOf(db, { kind: 'admin', ...person, organizations: [organization] });
    const { key } = await createApiKey(admin, { name: 'First key', scopes: ['admin'] });
    if (options.demo) await seedDemo(admin);
    return { baseUrl: options.baseUrl, organization, apiKey: key, admin: signIn };
  });
}
