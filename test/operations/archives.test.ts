import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import type pg from 'pg';
import { checkArchive, restoreBackup, writeBackup } from '../../server/archive/index.ts';
import { migrations } from '../../server/migrations/index.ts';
import { createDiskStorage } from '../../server/platform/diskStorage.ts';
import { migrate, type Migration } from '../../server/platform/migrate.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { anEmptyDatabase, onDatabase, rowsOf, type OwnDatabase } from './databases.ts';

jest.setTimeout(120_000);

const logger = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'sports-league-archives-'));
const owned: OwnDatabase[] = [];
const copies: string[] = [];
let archives = 0;

afterAll(async () => {
  for (const database of owned) await database.drop();
  for (const name of copies) await dropDatabase(clusterUrl(), name);
  rmSync(folder, { recursive: true, force: true });
});

async function anEmpty(): Promise<string> {
  const database = await anEmptyDatabase();
  owned.push(database);
  return database.url;
}

/** An organization with a photo, a club, and a mail that waits. */
async function aService(): Promise<{ url: string; photo: string }> {
  const name = `test_${newObjectId()}`;
  copies.push(name);
  const url = await copyTemplate(clusterUrl(), name);
  const photo = newObjectId();
  await rowsOf(
    url,
    `INSERT INTO organizations (id, name, slug, email, time_zone, created, updated)
       VALUES ('o1', E'Tabs\\tand\\nlines \\\\ and ümlauts ⚽', 'o1', 'o@league.test', 'UTC', now(), now());
     INSERT INTO users (id, email, created, updated) VALUES ('u1', 'ada@league.test', now(), now());
     INSERT INTO outbox (id, kind, template, recipient, lane, data, dedupe_key)
       VALUES ('m1', 'mail', 'verify_email', 'ada@league.test', 'ada', '{"link":"x"}', 'm1');
     INSERT INTO outbox (id, kind, template, recipient, lane, data, dedupe_key, state, next_attempt_at)
       VALUES ('m2', 'mail', 'verify_email', 'ada@league.test', 'ada', '{}', 'm2', 'sent', NULL);
     INSERT INTO leagues (id, organization, name, created, updated) VALUES ('l1', 'o1', 'L', now(), now());
     INSERT INTO divisions (id, organization, name, league, created, updated) VALUES ('d1', 'o1', 'D', 'l1', now(), now());
     INSERT INTO division_teams (id, organization, name, division, created, updated)
       VALUES ('t1', 'o1', 'T', 'd1', now(), now());
     INSERT INTO team_photos (id, organization, division_team, user_id, type, width, height, created)
       VALUES ('${photo}', 'o1', 't1', 'u1', 'jpg', 1, 1, now());`,
  );
  const storage = createDiskStorage(join(folder, photo));
  await storage.put(`${photo}.jpg`, Buffer.from('a picture'), 'image/jpeg');
  return { url, photo };
}

const backUp = (url: string, files: string, more: object = {}) =>
  onDatabase(url, async (client) => {
    const path = join(folder, `${(archives += 1)}.tar.gz`);
    const storage = createDiskStorage(join(folder, files));
    const source = { client, storage, sessionSecret: null, release: '1.7.0', ...more };
    return { path, backup: await writeBackup(source, path) };
  });

const restore = (path: string, url: string, more: object = {}) =>
  onDatabase(url, async (client) => {
    const storage = createDiskStorage(join(folder, 'restored'));
    const target = {
      client,
      storage,
      keepSecret: () => undefined,
      migrations,
      logger,
      delivers: true,
      ...more,
    };
    return restoreBackup(target, path, await checkArchive(path));
  });

const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );

const tableNames = (url: string) =>
  rowsOf(url, "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace");

describe('an archive', () => {
  it('keeps every value, also cut into many parts, and says which files are not there', async () => {
    const { url, photo } = await aService();
    const { path, backup } = await backUp(url, photo, { partBytes: 40 });
    expect(backup.missing).toEqual([`${photo}-thumbnail.jpg`]);
    const target = await anEmpty();
    await restore(path, target);
    const again = await backUp(target, 'restored');
    expect(again.backup.tables).toEqual(backup.tables);
    expect(backup.tables.find(({ name }) => name === 'organizations')?.rows).toBe(1);
    expect(readFileSync(join(folder, 'restored', 'files', `${photo}.jpg`), 'utf8')).toBe('a picture');
  });

  it('holds the messages that waited, unless they are to be sent', async () => {
    const { url, photo } = await aService();
    const { path } = await backUp(url, photo);
    const [held, delivering] = [await anEmpty(), await anEmpty()];
    expect(await restore(path, held, { delivers: false })).toEqual({ held: 1 });
    const states = 'SELECT id, state, next_attempt_at IS NULL AS ended FROM outbox ORDER BY id';
    const sent = { id: 'm2', state: 'sent', ended: true };
    expect(await rowsOf(held, states)).toEqual([{ id: 'm1', state: 'dead', ended: true }, sent]);
    await restore(path, delivering);
    expect(await rowsOf(delivering, states)).toEqual([{ id: 'm1', state: 'pending', ended: false }, sent]);
  });

  it('is not written over a file that is there, nor of a database without the schema', async () => {
    const { url, photo } = await aService();
    const { path } = await backUp(url, photo);
    const before = readFileSync(path);
    archives -= 1;
    expect(await refusalOf(backUp(url, photo))).toMatch(/^ArchiveError: .* is there already/);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(await refusalOf(backUp(await anEmpty(), photo))).toBe(
      'ArchiveError: The database has no schema of this service.',
    );
  });

  it('says that there is no folder to write it into', async () => {
    const { url } = await aService();
    const source = { storage: createDiskStorage(folder), sessionSecret: null, release: '1.7.0' };
    const writing = onDatabase(url, (client) =>
      writeBackup({ client, ...source }, join(folder, 'nowhere', 'league.tar.gz')),
    );
    expect(await refusalOf(writing)).toMatch(/^ArchiveError: The archive can't be written \(ENOENT: /);
  });
});

describe('a schema that goes on growing', () => {
  /** What today's tables lack: numbers of a sequence, a circle of references, triggers that replay runs too, no key. */
  const growth: Migration = {
    name: '2999-01-01-growth',
    up: `
      CREATE TABLE hens (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, egg bigint, weight float8, born timestamptz,
        age interval, raw bytea, doubled float8 GENERATED ALWAYS AS (weight * 2) STORED);
      CREATE TABLE eggs (id bigserial PRIMARY KEY, hen bigint NOT NULL REFERENCES hens);
      ALTER TABLE hens ADD CONSTRAINT hatched FOREIGN KEY (egg) REFERENCES eggs ON DELETE SET NULL;
      CREATE TABLE clucks (said text, "when" timestamptz);
      CREATE FUNCTION cluck() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO clucks VALUES ('egg ' || NEW.id, now()); RETURN NULL; END $$;
      CREATE TRIGGER clucks AFTER INSERT ON eggs FOR EACH ROW EXECUTE FUNCTION cluck();
      ALTER TABLE eggs ENABLE ALWAYS TRIGGER clucks;`,
    down: 'DROP TABLE clucks, eggs, hens CASCADE; DROP FUNCTION cluck',
  };
  const grown = [...migrations, growth];

  it('comes back with its numbers, circles and triggers as they were', async () => {
    const { url, photo } = await aService();
    await onDatabase(url, async (client) => {
      await migrate(client, grown, logger);
      await client.query(`
        INSERT INTO hens (weight, born, age, raw) VALUES (0.1, '2026-03-29 01:30+01', '1 mon 2 days', '\\x00ff');
        INSERT INTO eggs (hen) VALUES (1), (1), (1);
        DELETE FROM eggs WHERE id = 3;
        UPDATE hens SET egg = 2`);
    });
    const { path, backup } = await backUp(url, photo);
    const target = await anEmpty();
    await restore(path, target, { migrations: grown });
    expect((await backUp(target, 'restored')).backup.tables).toEqual(backup.tables);
    expect(await rowsOf(target, 'SELECT doubled FROM hens')).toEqual([{ doubled: 0.2 }]);
    // The next number is the one after the last that was ever given, and the trigger fires again.
    expect(await rowsOf(target, 'INSERT INTO eggs (hen) VALUES (1) RETURNING id')).toEqual([{ id: '4' }]);
    expect(await rowsOf(target, 'SELECT count(*)::int AS n FROM clucks')).toEqual([{ n: 4 }]);
    await expect(rowsOf(target, 'INSERT INTO eggs (hen) VALUES (9)')).rejects.toThrow(/foreign key/);
    const triggers = 'SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname';
    const keys =
      "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY conname";
    for (const statement of [triggers, keys])
      expect(await rowsOf(target, statement)).toEqual(await rowsOf(url, statement));
  });

  it('of an older release is restored as it was, and brought up to date at the next start', async () => {
    const url = await anEmpty();
    const older = migrations.slice(0, -1);
    await onDatabase(url, (client) => migrate(client, older, logger));
    const { path } = await backUp(url, 'none');
    const target = await anEmpty();
    await restore(path, target);
    const names = 'SELECT name FROM schema_migrations ORDER BY name';
    expect(await rowsOf(target, names)).toEqual(older.map(({ name }) => ({ name })));
    await onDatabase(target, (client) => migrate(client, migrations, logger));
    expect(await rowsOf(target, names)).toHaveLength(migrations.length);
  });

  it('of a newer release is refused by name', async () => {
    const { url, photo } = await aService();
    await onDatabase(url, (client) => migrate(client, grown, logger));
    const { path } = await backUp(url, photo, { release: '9.0.0' });
    const target = await anEmpty();
    expect(await refusalOf(restore(path, target))).toBe(
      'ArchiveError: The archive is of release 9.0.0, which this one does not know (2999-01-01-growth): ' +
        'restore it with that release.',
    );
    expect(await tableNames(target)).toEqual([]);
  });
});

describe('what is no whole archive', () => {
  let whole: string;
  let bytes: Buffer;

  beforeAll(async () => {
    const { url, photo } = await aService();
    whole = (await backUp(url, photo)).path;
    bytes = readFileSync(whole);
  });

  const aFile = (content: Buffer): string => {
    const path = join(folder, `bad-${newObjectId()}.tar.gz`);
    writeFileSync(path, content);
    return path;
  };
  const check = (content: Buffer) => refusalOf(checkArchive(aFile(content)));

  it('is refused wherever it is torn, with the name of the entry', async () => {
    for (let part = 0; part < 20; part += 1) {
      const answer = await check(bytes.subarray(0, Math.floor((bytes.length * part) / 20)));
      expect(answer).toMatch(
        /^ArchiveError: .* is torn or altered at (its beginning|tables\/|files\/|manifest)/,
      );
    }
    expect(await check(bytes.subarray(0, -1))).toMatch(/ is torn or altered at manifest\.json/);
  });

  it('is refused wherever a byte is another', async () => {
    for (let part = 1; part < 40; part += 1) {
      const altered = Buffer.from(bytes);
      const at = Math.floor((bytes.length * part) / 40);
      altered[at] = (altered[at] as number) ^ 0x10;
      expect(await check(altered)).toMatch(/^ArchiveError: .* is torn or altered at /);
    }
  });

  it('is refused where somebody has changed a row and packed it again', async () => {
    const content = gunzipSync(bytes).toString('latin1').replace('ada@league.test', 'eve@league.test');
    expect(await check(gzipSync(Buffer.from(content, 'latin1')))).toMatch(
      / is torn or altered at tables\/(outbox|users): its checksum is another\.$/,
    );
  });

  it('is refused where an entry is missing, and where it is something else', async () => {
    const tar = gunzipSync(bytes);
    // Entries are blocks of 512 bytes with the name first; the last one is the manifest.
    const manifest = tar.indexOf('manifest.json\0');
    const users = tar.indexOf('tables/users/000001\0');
    const cut = Buffer.concat([tar.subarray(0, manifest), Buffer.alloc(1024)]);
    expect(await check(gzipSync(cut))).toMatch(/ is torn or altered at manifest\.json: it is missing\.$/);
    const without = Buffer.concat([tar.subarray(0, users), tar.subarray(users + 1024)]);
    expect(await check(gzipSync(without))).toMatch(/ at tables\/users: it has 0 rows, and had 1\.$/);
    expect(await check(Buffer.from('a letter to my aunt'))).toMatch(
      / at its beginning: incorrect header check\.$/,
    );
    expect(await refusalOf(checkArchive(join(folder, 'nowhere')))).toMatch(/ can't be read \(ENOENT/);
  });

  it('has changed nothing where it was to go', async () => {
    const target = await anEmpty();
    expect(await refusalOf(restore(aFile(bytes.subarray(0, -9)), target))).toMatch(/torn/);
    expect(await tableNames(target)).toEqual([]);
  });
});

describe('a database that is not empty', () => {
  it('keeps what it has', async () => {
    const { url, photo } = await aService();
    const { path, backup } = await backUp(url, photo);
    expect(await refusalOf(restore(path, url))).toMatch(
      /^ArchiveError: The database is not empty \(the table division_teams has rows\)\. Nothing was changed/,
    );
    expect((await backUp(url, photo)).backup.tables).toEqual(backup.tables);
    const foreign = await anEmpty();
    await rowsOf(foreign, 'CREATE TABLE recipes (name text)');
    expect(await refusalOf(restore(path, foreign))).toMatch(/\(there is a table recipes\)/);
    const newer = await anEmpty();
    await onDatabase(newer, async (client: pg.Client) => {
      await migrate(client, migrations, logger);
      await client.query("INSERT INTO schema_migrations (name) VALUES ('2999-01-01-later')");
    });
    expect(await refusalOf(restore(path, newer))).toMatch(
      /its schema is newer than the archive: 2999-01-01-later/,
    );
  });

  it('may have the schema and no rows, as a restore leaves it that was cut off', async () => {
    const { url, photo } = await aService();
    const { path, backup } = await backUp(url, photo);
    const target = await anEmpty();
    // Takes its photos and fails.
    const full = { put: () => Promise.reject(new Error('the disk is full')) };
    expect(await refusalOf(restore(path, target, { storage: full }))).toBe('Error: the disk is full');
    await restore(path, target);
    expect((await backUp(target, 'restored')).backup.tables).toEqual(backup.tables);
  });
});
