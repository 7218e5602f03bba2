import type { Database } from '../platform/database.ts';

const followers = new WeakMap<Database, (divisionTeam: string) => void>();

/** Names what learns of every message that this process has committed, by its team. */
export function followMessages(db: Database, follower: (divisionTeam: string) => void): void {
  followers.set(db, follower);
}

/** Tells of a message once the open transaction has committed. */
export const tellAfterCommit = (db: Database, divisionTeam: string): void =>
  db.afterCommit(() => followers.get(db)?.(divisionTeam));
