import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { dropDatabase } from '../support/templateDatabase.ts';

/** A database as a hoster gives one: empty, and its owner is no superuser. */
export type OwnDatabase = { readonly url: string; drop(): Promise<void> };

export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function anEmptyDatabase(): Promise<OwnDatabase> {
  const name = `own_${randomBytes(6).toString('hex')}`;
  await onDatabase(clusterUrl(), async (client) => {
    await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}' NOSUPERUSER`);
    await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  });
  const url = new URL(clusterUrl());
  Object.assign(url, { username: name, password: name, pathname: `/${name}` });
  return {
    url: url.href,
    async drop() {
      await dropDatabase(clusterUrl(), name);
      await onDatabase(clusterUrl(), (client) => client.query(`DROP ROLE ${name}`));
    },
  };
}

export const rowsOf = async (url: string, statement: string): Promise<Record<string, unknown>[]> =>
  onDatabase(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
