import type { Context } from './context.ts';
import type { Database } from './database.ts';

const addresses = new WeakMap<Database, () => string>();

/** Names where the links in mails lead, without a trailing slash; known once the server listens. */
export function linkFrom(db: Database, publicUrl: () => string): void {
  addresses.set(db, publicUrl);
}

/** The whole address of a page, `https://league.example/waiver?token=...`, with a token of base64url. */
export function linkTo({ db }: Pick<Context, 'db'>, page: string, token: string): string {
  const publicUrl = addresses.get(db);
  if (!publicUrl) throw new Error('Nobody has said where links lead.');
  return `${publicUrl()}/${page}?token=${token}`;
}
