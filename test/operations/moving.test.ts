import { jest } from '@jest/globals';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { checkArchive } from '../../server/archive/index.ts';
import { aForm, aPicture } from '../photos/aPhoto.ts';
import { aSignUp, signUpPaid } from '../registrationTeams/aSeat.ts';
import { eventually } from '../support/eventually.ts';
import {
  aDataFolder,
  buildServer,
  credentialsIn,
  startServerProcess,
  type FirstCredentials,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { times, type TestOrganization } from '../support/service.ts';
import { run } from './commands.ts';
import { anEmptyDatabase, rowsOf, type OwnDatabase } from './databases.ts';

jest.setTimeout(240_000);

const folder = dirname(aDataFolder());
const file = (name: string) => join(folder, name);
const embedded = { DATA_DIR: file('first'), RATE_LIMIT_PER_MINUTE: '1000000', DEMO: '1' };
let own: OwnDatabase;
let server: ServerProcess;
let credentials: FirstCredentials;

beforeAll(async () => {
  buildServer();
  [server, own] = await Promise.all([startServerProcess(embedded), anEmptyDatabase()]);
  credentials = credentialsIn(embedded.DATA_DIR);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = (token?: string) =>
  new SportsLeagueClient({ baseUrl: `${server.origin}/api/v1`, token, maxRetries: 0 });

const standingsOf = (divisions: readonly { _id: string }[]): Promise<unknown> =>
  Promise.all(divisions.map(({ _id }) => clientOf().divisions.standings(_id)));

const tablesOf = async (archive: string) => (await checkArchive(archive)).tables;

/** Writers that enter a team and then its payment, one after the other, until they are told to stop. */
async function startWriting() {
  const organization = { admin: clientOf(credentials.apiKey) } as unknown as TestOrganization;
  const form = await aSignUp(organization, { fee: 5_000 });
  let isOver = false;
  let entered = 0;
  const writers = times(3, async (writer) => {
    for (let n = 0; !isOver; n += 1) {
      await signUpPaid(form, `Team ${writer} ${n}`);
      entered += 1;
    }
  });
  return {
    form,
    /** Resolves when some more teams were entered. */
    goOn: async () => {
      const before = entered;
      await eventually(() => entered >= before + 10, { withinMs: 60_000 });
    },
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
    entered: () => entered,
  };
}

it('moves from the embedded database to one’s own Postgres and back, with every row and file', async () => {
  const manager = clientOf();
  const { token } = await manager.signIn(credentials.manager as { email: string; password: string });
  const [herons] = (await manager.users.myTeams()).data;
  const picture = aForm(await aPicture('jpeg'));
  const photo = await manager.teamPhotos.upload(herons?._id as string, picture);
  const shown = Buffer.from(await (await fetch(photo.url)).arrayBuffer());
  const divisions = await clientOf().divisions.list().toArray({ limit: 10 });
  const standings = await standingsOf(divisions);

  const writing = await startWriting();
  await writing.goOn();
  const backup = file('embedded.tar.gz');
  expect(await run('backup', embedded, backup)).toContain('3 files');
  await writing.goOn();
  await writing.stop();
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await server.end('SIGTERM');

  const secret = readFileSync(join(embedded.DATA_DIR, 'session-secret'), 'utf8');
  const external = { DATABASE_URL: own.url, SESSION_SECRET: secret, DATA_DIR: file('second') };
  const said = await run('restore', external, backup, '--deliver');
  expect(said).toMatch(/^Restored .* 3 files, as of .*\.\n$/);

  // One moment: each team with its entry in the log and its mails, and at most one of a writer without its payment.
  const [counts] = await rowsOf(
    own.url,
    `SELECT (SELECT count(*)::int FROM registration_teams WHERE registration = '${writing.form.registration}') AS teams,
            (SELECT count(*)::int FROM payments WHERE registration = '${writing.form.registration}') AS payments,
            (SELECT count(*)::int FROM audit_logs a JOIN registration_teams s ON s.id = a.resource_id
              WHERE a.action = 'create' AND s.registration = '${writing.form.registration}') AS entries`,
  );
  const { teams, payments, entries } = counts as Record<string, number>;
  expect(entries).toBe(teams);
  expect((teams as number) - (payments as number)).toBeLessThanOrEqual(3);
  expect(teams).toBeGreaterThanOrEqual(10);
  expect(teams).toBeLessThan(writing.entered());

  const again = file('external.tar.gz');
  await run('backup', external, again);
  expect(await tablesOf(again)).toEqual(await tablesOf(backup));

  const returned = { ...embedded, DATA_DIR: file('third') };
  await run('restore', { DATA_DIR: returned.DATA_DIR }, again, '--deliver');
  const third = file('returned.tar.gz');
  await run('backup', { DATA_DIR: returned.DATA_DIR }, third);
  expect(await tablesOf(third)).toEqual(await tablesOf(backup));

  server = await startServerProcess({ ...embedded, ...external });
  expect(await standingsOf(divisions)).toEqual(standings);
  // Signed in before the move.
  const moved = clientOf(token);
  const [kept] = (await moved.teamPhotos.listByTeam(herons?._id as string)).data;
  expect(kept?._id).toBe(photo._id);
  const download = await fetch(kept?.url as string);
  expect(Buffer.from(await download.arrayBuffer()).equals(shown)).toBe(true);
  await clientOf().signIn(credentials.admin, { as: 'admin' });
  expect((await clientOf(credentials.apiKey).organizations.get(credentials.organization)).name).toBe(
    'Riverside Basketball',
  );
});
