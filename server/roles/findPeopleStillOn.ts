import type { Database } from '../platform/database.ts';
import type { SignedIn } from '../platform/reads.ts';
import { conditionsFor, teams } from './rolesOn.ts';

/** That somebody was something on a team once, and in which version of the account's sessions. */
export type Claim = { readonly divisionTeam: string; readonly user: string; readonly sessionVersion: number };

/** The policy with a row of `users` in the place of one caller. */
const everyone = { kind: 'user', id: 'u.id', email: 'u.email' } as SignedIn;
const { isMember, isManager, isAdmin } = conditionsFor(everyone, (column) => String(column));

const statement = `
  SELECT c.ordinal FROM unnest($1::text[], $2::text[], $3::integer[]) WITH ORDINALITY AS c (team, person, version, ordinal)
  JOIN users u ON u.id = c.person AND u.session_version = c.version AND u.email_verified
  JOIN (${teams}) ON e.id = c.team
  WHERE ${isMember} OR ${isManager} OR ${isAdmin}`;

/** Those of the claims that hold now, by the same policy as `rolesOn`, in one statement for any number of people. */
export async function findPeopleStillOn<C extends Claim>(db: Database, claims: readonly C[]): Promise<C[]> {
  if (claims.length === 0) return [];
  const rows = await db.select<{ ordinal: string }>(statement, [
    claims.map(({ divisionTeam }) => divisionTeam),
    claims.map(({ user }) => user),
    claims.map(({ sessionVersion }) => sessionVersion),
  ]);
  return rows.map(({ ordinal }) => claims[Number(ordinal) - 1] as C);
}
