import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '../../contract/index.ts';
import { operationsOf } from '../../openapi/operations.ts';
import { anAddress, mailsTo } from '../identity/asking.ts';
import { useService } from '../support/service.ts';

/** What the service shows of itself, and whom it talks to. */

const service = useService();

const routes = operationsOf(contract).map(({ id, route }) => [id, route] as const);

it.each(routes)('%s answers with headers that keep the answer where it belongs', async (_id, route) => {
  const answer = await service.fetch(route.path.replace(/:[A-Za-z]+/g, 'f'.repeat(24)), {
    method: route.method,
    token: 'nonsense',
  });
  expect(answer.status).toBe(401);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringMatching(/max-age=\d{7,}/) as string,
    'content-security-policy': expect.stringContaining("default-src 'self'") as string,
  });
  for (const name of ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-credentials']) {
    expect(answer.headers.get(name)).toBeNull();
  }
});

it.each([
  '/api',
  '/api/v0/leagues',
  '/api/v2/leagues',
  '/admin',
  '/debug',
  '/graphql',
  '/swagger.json',
  '/.env',
  '/.git/config',
  '/package.json',
  '/docs/../package.json',
  '/docs/%2e%2e/package.json',
  '/api/v1/leagues/..%2f..%2f..%2fpackage.json',
  '/api/v1/teamPhotos/files/..%2fcredentials.json',
  '/API/V1/leagues',
  '/api/v1/LEAGUES',
  '/METRICS',
  '/metrics/',
])('%s is nothing that is served', async (path) => {
  const answer = await fetch(new URL(service.baseUrl).origin + path);
  expect([400, 404]).toContain(answer.status);
  expect(await answer.json()).toMatchObject({ success: false });
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH'])('%s is no method of any path', async (method) => {
  // What no browser may send is no client's of ours either.
  const answer = await service.fetch('/leagues', { method }).catch(() => ({ status: 405 }));
  expect(answer.status).toBe(405);
});

it('a preflight lets no page send cookies or read as somebody else', async () => {
  const answer = await service.fetch('/leagues', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

it('links in mails lead to the service, whatever host a request names', async () => {
  const email = anAddress();
  await service.fetch('/users/signup', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'correct horse battery' }),
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    },
  });
  const [mail] = await mailsTo(service, email);
  expect(mail?.data.link).toMatch(/^https:\/\/league\.test\/verify\?token=/);
});

it('an answer that fails inside says nothing of the inside', async () => {
  const organization = await service.organization();
  await service.db.select('ALTER TABLE leagues RENAME TO leagues_away');
  try {
    const answer = await service.fetch('/leagues', { token: organization.apiKey });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/leagues|relation|SELECT|postgres|\.ts|node_modules/i);
  } finally {
    await service.db.select('ALTER TABLE leagues_away RENAME TO leagues');
  }
});

/** Every file of the server with its text. */
function filesOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
}

it('only the four adapters open connections to the outside, at addresses from the configuration', () => {
  const outward =
    /from '(undici|stripe|expo-server-sdk|nodemailer|@aws-sdk\/[\w-]+|node:https|node:dgram|node:tls)'|\bfetch\(|\bhttps?\.(get|request)\(|\bnet\.connect\(/;
  const found = filesOf(fileURLToPath(new URL('../../server', import.meta.url)))
    // The scripts of the pages run in a browser, and talk to the page's own origin.
    .filter(([name, text]) => outward.test(text) && !name.startsWith('pages/'))
    .map(([name]) => name);
  expect(found.sort()).toEqual([
    'platform/expo.ts',
    'platform/mailer.ts',
    'platform/s3Storage.ts',
    'platform/stripe.ts',
  ]);
});
