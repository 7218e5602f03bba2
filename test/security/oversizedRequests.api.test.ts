import { gzipSync } from 'node:zlib';
import { maxCsvBytes } from '../../contract/feeds.ts';
import { maxPhotoBytes } from '../../contract/teamPhotos.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aConnection, pour, refusalIn } from './aConnection.ts';

const service = useService();
let organization: TestOrganization;
let user: TestUser;
let division: string;

beforeAll(async () => {
  organization = await service.organization();
  user = await service.user();
  division = (await organization.admin.divisions.create({ name: 'A' }))._id;
});

const headOf = (path: string, token: string, headers: string) =>
  `POST /api/v1${path} HTTP/1.1\r\nHost: league.test\r\nAuthorization: Bearer ${token}\r\n${headers}\r\n\r\n`;

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const part = 'a'.repeat(16_000);
const formBegin = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="upload"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;

/** Where each kind of body goes, by whom, and how it begins. */
const kinds = () =>
  [
    ['JSON', '/leagues', organization.apiKey, 'application/json', '{"name": "'],
    ['a CSV file', `/divisions/${division}/teams.csv`, organization.apiKey, 'text/csv', 'name\r\n'],
    [
      'a form with a CSV file',
      `/divisions/${division}/teams.csv`,
      organization.apiKey,
      'multipart/form-data; boundary=x',
      formBegin('teams.csv'),
    ],
    [
      'a form with a photo',
      `/teamPhotos/team/${'f'.repeat(24)}`,
      user.token,
      'multipart/form-data; boundary=x',
      formBegin('photo.jpg'),
    ],
    [
      'a form with a field',
      `/teamPhotos/team/${'f'.repeat(24)}`,
      user.token,
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="caption"\r\n\r\n',
    ],
  ] as const;

describe.each([0, 1, 2, 3, 4])('a body without an end (kind %#)', (index) => {
  it('is answered 413 while it still comes, and then cut off', async () => {
    const [, path, token, type, begin] = kinds()[index as 0];
    const connection = await aConnection(service.baseUrl);
    connection.socket.write(
      headOf(path, token, `Content-Type: ${type}\r\nTransfer-Encoding: chunked`) + chunk(begin),
    );
    pour(connection, chunk(part));
    expect(refusalIn(await connection.ended)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('is answered 413 by its announced length, before any of it has come', async () => {
    const [, path, token, type] = kinds()[index as 0];
    const connection = await aConnection(service.baseUrl);
    connection.socket.write(headOf(path, token, `Content-Type: ${type}\r\nContent-Length: 99999999999`));
    expect(refusalIn(await connection.ended)).toMatchObject({ status: 413, code: 'too_large' });
  });
});

it('a body that nobody asked for is not read to its end', async () => {
  const connection = await aConnection(service.baseUrl);
  connection.socket.write(
    headOf('/leagues', 'nonsense', 'Content-Type: application/json\r\nTransfer-Encoding: chunked'),
  );
  pour(connection, chunk(part));
  expect(refusalIn(await connection.ended)).toMatchObject({ status: 401, code: 'unauthenticated' });
});

it('a small file that unpacks to a huge body is too large', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000, ' '));
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  const answer = await service.fetch('/leagues', {
    method: 'POST',
    token: organization.apiKey,
    body: bomb,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
    413,
    'too_large',
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

it.each([
  ['an encoding that is not one', 'identity, gzip'],
  ['an encoding in an encoding', 'gzip, gzip'],
  ['an encoding that is not taken', 'br'],
])('a body in %s is refused', async (_what, encoding) => {
  const answer = await service.fetch('/leagues', {
    method: 'POST',
    token: organization.apiKey,
    body: gzipSync('{"name": "a"}'),
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
  });
  expect(answer.status).toBe(415);
});

it('a body that is not what its encoding says is refused', async () => {
  const answer = await service.fetch('/leagues', {
    method: 'POST',
    token: organization.apiKey,
    body: Buffer.from('{"name": "a"}'),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect(answer.status).toBe(400);
});

describe('a form', () => {
  const send = (path: string, token: string, body: FormData) =>
    service.fetch(path, { method: 'POST', token, body });

  it('with a file one byte too long is too large', async () => {
    const photo = new FormData();
    photo.append('upload', new Blob([Buffer.alloc(maxPhotoBytes + 1)]));
    expect((await send(`/teamPhotos/team/${'f'.repeat(24)}`, user.token, photo)).status).toBe(413);
    const file = new FormData();
    file.append('upload', new Blob([Buffer.alloc(maxCsvBytes + 1, 'a')], { type: 'text/csv' }));
    expect((await send(`/divisions/${division}/teams.csv`, organization.apiKey, file)).status).toBe(413);
  });

  it('with more parts than there are fields is refused', async () => {
    const form = new FormData();
    for (let n = 0; n < 1000; n += 1) form.append(`field-${n}`, 'x');
    for (const [path, token] of [
      [`/teamPhotos/team/${'f'.repeat(24)}`, user.token],
      [`/divisions/${division}/teams.csv`, organization.apiKey],
    ] as const) {
      expect((await send(path, token, form)).status).toBe(400);
    }
  });

  it.each(['upload[a][b][c]', 'upload[99999999]', '__proto__[isAdmin]', 'constructor[prototype][isAdmin]'])(
    'with a field named %s is refused and changes no prototype',
    async (name) => {
      const form = new FormData();
      form.append(name, 'true');
      form.append('upload', new Blob(['x']));
      const answer = await send(`/teamPhotos/team/${'f'.repeat(24)}`, user.token, form);
      expect(answer.status).toBe(400);
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    },
  );
});

describe('before there is a request', () => {
  const answerTo = async (bytes: string) => {
    const connection = await aConnection(service.baseUrl);
    connection.socket.write(bytes);
    return refusalIn(await connection.ended);
  };

  it.each([
    ['one header of 20,000 characters', `X: ${'a'.repeat(20_000)}`],
    ['a thousand headers', Array.from({ length: 1000 }, (_, n) => `X-Header-${n}: some value`).join('\r\n')],
    ['a cookie of 20,000 characters', `Cookie: ${'a'.repeat(20_000)}`],
  ])('%s is refused in the envelope', async (_what, headers) => {
    expect(
      await answerTo(`GET /api/v1/leagues HTTP/1.1\r\nHost: league.test\r\n${headers}\r\n\r\n`),
    ).toMatchObject({ status: 431, code: 'too_large' });
  });

  it('an address of 20,000 characters is refused in the envelope', async () => {
    expect(
      await answerTo(`GET /api/v1/leagues?name=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: league.test\r\n\r\n`),
    ).toMatchObject({ status: 431, code: 'too_large' });
  });

  it.each([
    ['no HTTP', 'HELO league.test\r\n\r\n'],
    [
      'two lengths',
      'POST /api/v1/leagues HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}',
    ],
    [
      'a length beside chunks, which proxies read differently',
      'POST /api/v1/leagues HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header that is folded', 'GET /api/v1/leagues HTTP/1.1\r\nHost: a\r\nX: 1\r\n folded: 2\r\n\r\n'],
    ['a header with a NUL', 'GET /api/v1/leagues HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
    ['no host', 'GET /api/v1/leagues HTTP/1.1\r\n\r\n'],
  ])('%s is refused', async (_what, bytes) => {
    const connection = await aConnection(service.baseUrl);
    connection.socket.write(bytes);
    expect(await connection.ended).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('of an upgrade to what is no socket, nothing is opened', async () => {
    const connection = await aConnection(service.baseUrl);
    connection.socket.write(
      'GET /api/v1/leagues HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(await connection.ended).toMatch(/^HTTP\/1\.1 404 /);
  });
});

it('others are served while bodies without an end come in', async () => {
  const connections = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const connection = await aConnection(service.baseUrl);
      connection.socket.write(
        headOf(
          '/leagues',
          organization.apiKey,
          'Content-Type: application/json\r\nTransfer-Encoding: chunked',
        ) + chunk('{"name": "'),
      );
      pour(connection, chunk(part));
      return connection;
    }),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.fetch('/leagues')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await Promise.all(connections.map(({ ended }) => ended));
});
