import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { aSocket, doors } from '../chat/aSocket.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { eventually } from '../support/eventually.ts';
import { anAccount, anOrganizationRow, aSession } from '../support/identity.ts';
import { ProcessorStandIn } from '../support/processor/standIn.ts';
import {
  aDataFolder,
  buildServer,
  credentialsIn,
  spawnServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { aQuotingMailServer, aQuotingWebServer, type HostileServer } from './hostileServers.ts';

jest.setTimeout(180_000);

/** Known to this test by its name, and to nobody who reads the log. */
const aSecret = (name: string) => `${name}-${randomBytes(15).toString('hex')}`;

const sessionSecret = aSecret('session');
const smtpPassword = aSecret('smtp');
const redisPassword = aSecret('redis');
const expoAccessToken = aSecret('expo');
const databaseName = `test_${newObjectId()}`;
const dataDir = aDataFolder();
const processor = new ProcessorStandIn();

/** All that must not be in the log, by what it is. */
const secrets = new Map<string, string>();
const keep = (name: string, secret: string): string => {
  expect(secret.length).toBeGreaterThan(12);
  secrets.set(name, secret);
  return secret;
};

let databaseUrl: string;
let db: Database;
let mailServer: HostileServer;
let pushServer: HostileServer;
let server: ServerProcess;
let baseUrl: string;
let organization: string;
let admin: { _id: string; email: string; token: string };
let dashboard: SportsLeagueClient;

beforeAll(async () => {
  buildServer();
  databaseUrl = await copyTemplate(clusterUrl(), databaseName);
  db = openDatabase(databaseUrl, 2);
  await processor.start();
  mailServer = await aQuotingMailServer();
  pushServer = await aQuotingWebServer(500);
  server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: keep('session secret', sessionSecret),
    SMTP_URL: `smtp://league:${keep('password of the mail server', smtpPassword)}@127.0.0.1:${mailServer.port}`,
    REDIS_URL: `redis://:${keep('password of Redis', redisPassword)}@127.0.0.1:1`,
    STRIPE_SECRET_KEY: keep('key of the processor', processor.secretKey),
    STRIPE_WEBHOOK_SECRET: keep('secret of the webhook', processor.webhookSecret),
    STRIPE_API_BASE: processor.apiBase,
    EXPO_BASE_URL: `http://127.0.0.1:${pushServer.port}`,
    EXPO_ACCESS_TOKEN: keep('token of the push service', expoAccessToken),
    RATE_LIMIT_PER_MINUTE: '1000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'debug',
  });
  keep('password of the database', decodeURIComponent(new URL(databaseUrl).password));
  const { apiKey, admin: first } = credentialsIn(dataDir);
  keep('first API key', apiKey);
  keep('password of the first administrator', first.password);
  baseUrl = `${server.origin}/api/v1`;
  organization = await anOrganizationRow(db, {});
  const account = await anAccount(db, { administers: [organization] });
  admin = {
    ...account,
    token: keep('token of the administrator', await aSession(sessionSecret, account._id, 'admin')),
  };
  dashboard = new SportsLeagueClient({ baseUrl, token: admin.token, maxRetries: 0 });
});

afterAll(async () => {
  if (server.child.exitCode === null) await server.end('SIGKILL');
  await Promise.all([processor.stop(), mailServer.stop(), pushServer.stop(), db.close()]);
  await dropDatabase(clusterUrl(), databaseName);
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

type Sent = { body?: object | string; token?: string; headers?: Record<string, string> };

/** A request, whatever comes of it. */
async function ask(address: string, { body, token, headers = {} }: Sent = {}) {
  const [method, path = ''] = address.split(' ');
  const answer = await fetch(baseUrl + path, {
    method: method as string,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data?: Record<string, unknown> };
  return { status: answer.status, data: data ?? {}, text };
}

/** The tokens of the links in the mails to an address, which nobody has got: each delivery fails. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await db.select<{ data: object }>(
    'SELECT data FROM outbox WHERE lower(recipient) = lower($1) ORDER BY created DESC, id DESC',
    [email],
  );
  return mails.flatMap(({ data }) =>
    [...JSON.stringify(data).matchAll(/token=([\w-]+)/g)].map(([, token]) => token as string),
  );
}

async function keepLinks(name: string, email: string): Promise<string> {
  const tokens = await linksTo(email);
  expect(tokens.length).toBeGreaterThan(0);
  for (const [index, token] of tokens.entries()) keep(`${name} ${index}`, token);
  return tokens[0] as string;
}

/** With one table missing every request to it fails inside the service. */
async function without(table: string, work: () => Promise<unknown>): Promise<void> {
  await db.select(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await work();
  } finally {
    await db.select(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

const anAddress = (name: string) => `${name}.${newObjectId()}@league.test`;

it('an account: sign-up, confirmation, sign-in, a new password', async () => {
  const email = anAddress('sam');
  const password = keep('password', aSecret('password'));
  const newPassword = keep('new password', aSecret('new-password'));
  const wrong = keep('wrong password', aSecret('wrong-password'));
  const key = keep('idempotency key', aSecret('once'));
  await ask('POST /users/signup', { body: { email, password }, headers: { 'idempotency-key': key } });
  const link = await keepLinks('link to confirm', email);
  await ask('POST /users/verifyEmail', { body: { token: keep('guessed link', aSecret('guess')) } });
  await ask('POST /users/verifyEmail', { body: { token: link } });
  await ask('POST /users/loginUser', { body: { email, password: wrong } });
  await ask('POST /users/loginUser', { body: `{"email": "${email}", "password": "${wrong}` });
  await ask('POST /users/loginUser', { body: { email, password: [wrong] } });
  await ask('POST /users/loginUser', { body: { email, password, [wrong]: true } });
  const { data } = await ask('POST /users/loginUser', { body: { email, password } });
  const token = keep('session', String(data['token']));
  await ask('GET /users/profile', { token });
  await ask(`GET /users/profile?token=${token}&password=${wrong}`, { token });
  await ask('GET /users/profile', { headers: { authorization: `Basic ${keep('basic', aSecret('basic'))}` } });
  await ask('GET /users/profile', { headers: { cookie: `session=${keep('cookie', aSecret('cookie'))}` } });
  await ask('PUT /users/profile', { token, body: { email: anAddress('sam.new') } });
  await ask('POST /users/forgotPassword', { body: { email } });
  const reset = await keepLinks('link to a new password', email);
  await without('mail_tokens', () =>
    ask('POST /users/resetPassword', { body: { token: reset, password: newPassword } }),
  );
  await ask('POST /users/resetPassword', { body: { token: reset, password: newPassword } });
  await ask('POST /users/signup', { body: { email, password } });
  await without('users', async () => {
    expect((await ask('POST /users/signup', { body: { email, password } })).status).toBe(500);
    expect((await ask('POST /users/loginUser', { body: { email, password } })).status).toBe(500);
    expect((await ask('POST /admins/login', { body: { email, password } })).status).toBe(500);
    expect((await ask('GET /users/profile', { token })).status).toBe(500);
  });
});

it('keys and administrators', async () => {
  const { key, _id } = await dashboard.apiKeys.create({ name: 'A key', scopes: ['admin'], organization });
  keep('API key', key);
  await ask('GET /leagues', { token: key });
  await ask(`GET /leagues?name=${key}`, { token: key });
  keep('rotated API key', (await dashboard.apiKeys.rotate(_id, { graceHours: 1 })).key);
  await without('api_key_secrets', async () => {
    expect((await ask('GET /leagues', { token: key })).status).toBe(500);
    await ask('POST /apiKeys', { token: admin.token, body: { name: 'B', scopes: ['admin'], organization } });
  });
  await ask('GET /leagues', { token: keep('wrong API key', `slk_live_${aSecret('k')}`) });
  const invited = anAddress('invited');
  await dashboard.admins.create({ email: invited, organization });
  await keepLinks('invitation of an administrator', invited);
});

it('a team: invitation, waivers, payment', async () => {
  const waiver = await dashboard.waivers.create({ title: 'Risk', text: 'I play.', organization });
  const league = await dashboard.leagues.create({ name: 'Winter', organization });
  const division = await dashboard.divisions.create({ name: 'A', league: league._id });
  const fee = await dashboard.paymentProducts.create({
    ...{ name: 'Fee', kind: 'fee' as const, amount: 12_500, organization },
  });
  const form = await dashboard.registrations.create({
    league: league._id,
    paymentProduct: fee._id,
    playerWaivers: [{ waiver: waiver._id, required: true }],
  });
  const managerEmail = anAddress('manager');
  await dashboard.registrationTeams.createPlaceholder({
    ...{ registration: form._id, division: division._id, name: 'Held', managerEmail, sendInvite: true },
  });
  const invite = await keepLinks('invitation of a manager', managerEmail);
  await ask(`GET /registrationTeams/invite/${invite}`);
  await without('registration_invites', () => ask(`GET /registrationTeams/invite/${invite}`));
  const playerEmail = anAddress('player');
  const team = await dashboard.registrationTeams.create({
    ...{ registration: form._id, division: division._id, name: 'Hawks' },
    players: [{ name: 'Ada', email: playerEmail }],
  });
  const signing = await keepLinks('link to sign', playerEmail);
  await ask(`GET /waivers/sign/${signing}`);
  await ask(`POST /waivers/sign/${signing}x`, { body: { signedName: 'Ada', accepted: true } });
  await without('waiver_signatures', () => ask(`GET /waivers/sign/${signing}`));
  await ask(`POST /waivers/sign/${signing}`, { body: { signedName: 'Ada', accepted: true } });
  const { url } = await dashboard.registrationTeams.checkout(team._id, {});
  keep('page to pay on', String(url));
  keep('name of that page', String(url).split('/').at(-1) as string);
  for (const treatment of ['drop', { status: 500 }, { status: 401 }, { status: 402 }] as const) {
    processor.treat = () => treatment;
    await ask(`POST /registrationTeams/${team._id}/checkout`, {
      token: admin.token,
      body: { donation: 500 },
    });
  }
  processor.treat = () => 'answer';
  const signed = processor.signed({ id: 'evt_1', type: 'x', data: { object: {} } } as never, {
    secret: keep('another webhook secret', aSecret('whsec')),
  });
  keep('signature', signed.headers['stripe-signature']?.split('v1=')[1] ?? '');
  await ask('POST /payments/webhook', signed);
  await without('payments', () => ask(`GET /registrationTeams/${team._id}/quote`, { token: admin.token }));
});

it('chat by every door, devices, and links to photos', async () => {
  const league = await dashboard.leagues.create({ name: 'Talk', organization });
  const division = await dashboard.divisions.create({ name: 'A', league: league._id });
  const team = await dashboard.divisionTeams.create({ name: 'Hawks', division: division._id });
  const aMember = async (name: string) => {
    const { _id, email } = await anAccount(db, {});
    await dashboard.players.create({ team: team._id, name, email });
    return keep(`token of ${name}`, await aSession(sessionSecret, _id, 'mobile'));
  };
  const token = await aMember('Ada');
  const device = keep('device', aSecret('d'));
  for (const [index, owner] of [token, await aMember('Sam')].entries()) {
    await ask('POST /pushTokens', { token: owner, body: { token: `ExponentPushToken[${device}${index}]` } });
  }
  const said = keep('message', aSecret('said'));
  for (const door of doors) {
    const socket = await aSocket(baseUrl, door, token);
    await socket.request('join:team', team._id);
    await socket.request('message:send', { divisionTeam: team._id, text: said });
    await socket.request(keep(`event at ${door}`, aSecret('event')), { token });
    await without('chat_messages', () =>
      socket.request('message:send', { divisionTeam: team._id, text: said }),
    );
    socket.close();
    await expect(aSocket(baseUrl, door, keep(`bad token at ${door}`, aSecret('bad')))).rejects.toThrow();
  }
  const form = new FormData();
  form.append('caption', keep('caption', aSecret('caption')));
  form.append('upload', new Blob(['no picture']), keep('file name', aSecret('file')));
  await fetch(`${baseUrl}/teamPhotos/team/${team._id}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const signature = keep('signature of a photo', aSecret('signature'));
  await fetch(`${baseUrl}/teamPhotos/files/${'f'.repeat(24)}.jpg?expires=9999999999&signature=${signature}`);
});

it('the log has been told of the failures, and of none of the secrets', async () => {
  // Each kind of message has been tried, and its failure is known.
  for (const kind of ['mail', 'push']) {
    await eventually(async () => {
      const [tried] = await db.select<{ count: number }>(
        'SELECT count(*)::int AS count FROM outbox WHERE kind = $1 AND last_error IS NOT NULL',
        [kind],
      );
      return (tried?.count ?? 0) > 0;
    });
  }
  expect(await server.end('SIGTERM')).toBe(0);
  const log = server.output();
  expect(log).toMatch(/"msg":"request failed"/);
  expect(log).toMatch(/"msg":"socket request failed"/);
  expect(log).toMatch(/"level":"warn"/);
  expect(secrets.size).toBeGreaterThan(40);
  const told = [...secrets].filter(
    ([, secret]) =>
      log.includes(secret) || log.includes(encodeURIComponent(secret)) || log.includes(btoa(secret)),
  );
  expect(told.map(([name]) => name)).toEqual([]);
});

it('what administrators read of failed messages has none of them either', async () => {
  const rows = await db.select<{ last_error: string }>(
    'SELECT last_error FROM outbox WHERE last_error IS NOT NULL',
  );
  const text = JSON.stringify(rows);
  expect(text).toContain('Refused for');
  expect([...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name)).toEqual([]);
});

it.each([
  ['a database that refuses the password', (secret: string) => ({ DATABASE_URL: urlWith(secret) })],
  [
    'a database that is not there',
    (secret: string) => ({ DATABASE_URL: `postgres://a:${secret}@127.0.0.1:1/a` }),
  ],
  ['a session secret that is too short', () => ({ SESSION_SECRET: 'only-19-characters-' })],
  [
    'an address of a database that is none',
    (secret: string) => ({ DATABASE_URL: `mysql://a:${secret}@b/c` }),
  ],
])('a start that ends at %s says nothing secret', async (_what, envOf) => {
  const secret = aSecret('start');
  const env = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    ...envOf(secret),
  };
  const { child, output } = spawnServer(env);
  await eventually(() => child.exitCode !== null, { withinMs: 60_000, seen: output });
  expect(child.exitCode).toBe(1);
  for (const known of [secret, sessionSecret, 'only-19-characters-', new URL(databaseUrl).password]) {
    expect(output()).not.toContain(known);
  }
});

function urlWith(password: string): string {
  const url = new URL(databaseUrl);
  url.password = password;
  return url.href;
}
