import pg from 'pg';
import { pino } from 'pino';
import { migrations } from '../../server/migrations/index.ts';
import { migrate } from '../../server/platform/migrate.ts';

const template = 'league_template';

const databaseOf = (clusterUrl: string, name: string): string => {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function onCluster(clusterUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Migrates one database, once a run, for all test files to copy. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  await onCluster(clusterUrl, async (client) => {
    await client.query(`CREATE DATABASE ${template}`);
  });
  await onCluster(databaseOf(clusterUrl, template), (client) =>
    migrate(client, migrations, pino({ level: 'silent' })),
  );
}

/** A migrated database of the caller's own; its address. */
export async function copyTemplate(clusterUrl: string, name: string): Promise<string> {
  await onCluster(clusterUrl, async (client) => {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${template}`);
  });
  return databaseOf(clusterUrl, name);
}

export const dropDatabase = (clusterUrl: string, name: string): Promise<void> =>
  onCluster(clusterUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  });
