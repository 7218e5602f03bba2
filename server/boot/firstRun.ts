import { randomBytes } from 'node:crypto';
import { organization as demoOrganization, people as demoPeople } from '../demo/league.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { createAccount, createApiKey, createOrganization } from '../identity/index.ts';
import type { Actor } from '../platform/actor.ts';
import { createContext, type Context } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import { asPerson } from '../roles/index.ts';
import type { Credentials, SignIn } from './credentials.ts';

/** Processes that start on one empty database at the same moment take their turns. */
const firstRunLock = 7_230_418;

const newPassword = () => randomBytes(12).toString('base64url');

const contextOf = (db: Database, actor: Actor): Context =>
  createContext(db, { actor, requestId: 'first-start' });

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** Who administers a bare organization, until somebody with an address is invited. */
const firstAdmin: Person = { email: 'admin@league.example', firstName: 'First', lastName: 'Admin' };

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

async function anAccount(db: Database, person: Person) {
  const signIn: SignIn = { email: person.email, password: newPassword() };
  const id = await createAccount(contextOf(db, { kind: 'anonymous' }), { ...person, ...signIn });
  const identity = { id, name: nameOf(person), email: person.email, expiresAt: new Date(8.64e15) };
  return { signIn, identity };
}

/** An account of the demonstration, and what it does as somebody signed in. */
async function aPerson(db: Database, person: Person) {
  const { signIn, identity } = await anAccount(db, person);
  return { signIn, ctx: asPerson(contextOf(db, { kind: 'user', ...identity })) };
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
    const { signIn, identity } = await anAccount(db, options.demo ? demoPeople.admin : firstAdmin);
    const founder = contextOf(db, { kind: 'admin', ...identity, organizations: [] });
    const { _id: organization } = await createOrganization(
      founder,
      options.demo ? demoOrganization : { name: 'My League' },
    );
    const admin = contextOf(db, { kind: 'admin', ...identity, organizations: [organization] });
    const { key } = await createApiKey(admin, { name: 'First key', scopes: ['admin'] });
    const credentials = { baseUrl: options.baseUrl, organization, apiKey: key, admin: signIn };
    if (!options.demo) return credentials;
    const manager = await aPerson(db, demoPeople.manager);
    const member = await aPerson(db, demoPeople.member);
    await seedDemo(admin, { manager: manager.ctx, member: member.ctx });
    return { ...credentials, manager: manager.signIn, member: member.signIn };
  });
}
