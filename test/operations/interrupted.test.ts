import { jest } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { checkArchive } from '../../server/archive/index.ts';
import { migrations } from '../../server/migrations/index.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { eventually } from '../support/eventually.ts';
import { buildServer } from '../support/serverProcess.ts';
import { sessionSecret } from '../support/service.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { run, startCommand } from './commands.ts';
import { anEmptyDatabase, onDatabase, rowsOf, type OwnDatabase } from './databases.ts';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'sports-league-crash-'));
const name = `test_${newObjectId()}`;
const environment = (url: string) => ({
  DATABASE_URL: url,
  SESSION_SECRET: sessionSecret,
  DATA_DIR: join(folder, 'data'),
});
let source: string;
let target: OwnDatabase;

beforeAll(async () => {
  buildServer();
  source = await copyTemplate(clusterUrl(), name);
  target = await anEmptyDatabase();
});
afterAll(async () => {
  await target.drop();
  await dropDatabase(clusterUrl(), name);
  rmSync(folder, { recursive: true, force: true });
});

/** Any number. */
const gate = 7;

/** A check on a table that waits for as long as the gate is held, so that a restore can be met in its middle. */
const withGate = `
  CREATE FUNCTION gate() RETURNS boolean LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN true; END $$;
  ALTER TABLE organizations ADD CONSTRAINT gate CHECK (gate())`;

const filledTables = async (url: string): Promise<string[]> => {
  const tables = await rowsOf(
    url,
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname <> 'schema_migrations'`,
  );
  const names = tables.map(({ relname }) => relname as string);
  const filled = await Promise.all(
    names.map((table) => rowsOf(url, `SELECT '${table}' AS name FROM ${table} LIMIT 1`)),
  );
  return filled.flat().map((row) => row['name'] as string);
};

it('leaves an empty database when a restore is killed in its middle, which can be done again', async () => {
  await rowsOf(
    source,
    `INSERT INTO organizations (id, name, slug, email, time_zone, created, updated)
       VALUES ('o1', 'Riverside', 'o1', 'o@league.test', 'UTC', now(), now());
     INSERT INTO leagues (id, organization, name, created, updated) VALUES ('l1', 'o1', 'L', now(), now())`,
  );
  const archive = join(folder, 'league.tar.gz');
  await run('backup', environment(source), archive);

  await onDatabase(target.url, async (client) => {
    await migrate(client, migrations, pino({ level: 'silent' }));
    await client.query(withGate);
    await client.query('SELECT pg_advisory_lock($1)', [gate]);
    const { child, ended } = startCommand('restore', environment(target.url), [archive]);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'
                     AND query LIKE 'COPY%'`;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error((await ended).output);
      return (await client.query(waiting)).rows.length > 0;
    });
    child.kill('SIGKILL');
    await ended;
    await client.query('SELECT pg_advisory_unlock($1)', [gate]);
    // What was begun is undone by the database; this waits for it.
    await client.query('ALTER TABLE organizations DROP CONSTRAINT gate; DROP FUNCTION gate');
  });
  expect(await filledTables(target.url)).toEqual([]);
  const keys = "SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'";
  expect(await rowsOf(target.url, keys)).toEqual(await rowsOf(source, keys));

  await run('restore', environment(target.url), archive);
  const again = join(folder, 'again.tar.gz');
  await run('backup', environment(target.url), again);
  expect((await checkArchive(again)).tables).toEqual((await checkArchive(archive)).tables);
});

it('leaves no file when a backup is interrupted', async () => {
  await onDatabase(source, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const { child, ended } = startCommand('backup', environment(source), [join(folder, 'cut.tar.gz')]);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}' AND wait_event_type = 'Lock'
                     AND query LIKE 'COPY%'`;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error((await ended).output);
      return (await rowsOf(clusterUrl(), waiting)).length > 0;
    });
    expect(readdirSync(folder).filter((file) => file.startsWith('cut'))).toHaveLength(1);
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 1, output: 'Ended by SIGINT.\n' });
    await client.query('ROLLBACK');
  });
  expect(readdirSync(folder).filter((file) => file.startsWith('cut'))).toEqual([]);
});
