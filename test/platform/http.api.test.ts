import { aConnection } from '../security/aConnection.ts';
import { eventually } from '../support/eventually.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

type Refusal = {
  success: boolean;
  error: { code: string; message: string; details?: { path: string }[]; requestId: string };
};

const post = (body: string, headers: Record<string, string> = {}) =>
  service.fetch('/leagues', { method: 'POST', token: organization.apiKey, body, headers });

const refusalOf = async (answer: Response) => {
  const { success, error } = (await answer.json()) as Refusal;
  expect(success).toBe(false);
  expect(error.requestId).toBe(answer.headers.get('x-request-id'));
  return [answer.status, error.code, ...(error.details ?? []).map(({ path }) => path)];
};

const leagueCount = async () => (await organization.admin.leagues.list({ limit: 1 })).count;

describe('bad input', () => {
  it.each([
    ['malformed JSON', '{"name": ', [400, 'invalid_request']],
    ['a list', '[]', [400, 'invalid_request', '']],
    ['a NUL', '{"name": "a\\u0000b"}', [400, 'invalid_request', 'name']],
    ['half a surrogate pair', '{"name": "a\\ud800b"}', [400, 'invalid_request', 'name']],
    [
      'a NUL in a free-form field',
      '{"name": "a", "config": {"tiebreakers": {"x": ["\\u0000"]}}}',
      [400, 'invalid_request', 'config.tiebreakers.x.0'],
    ],
    ['a blank name', '{"name": " \\t "}', [400, 'invalid_request', 'name']],
    ['a wrong type', '{"name": 7}', [400, 'invalid_request', 'name']],
    ['an unknown field', '{"name": "a", "colour": "red"}', [400, 'invalid_request', 'colour']],
    [
      'an unknown configuration field',
      '{"name": "a", "config": {"colour": 1}}',
      [400, 'invalid_request', 'config.colour'],
    ],
    ['a number out of range', '{"name": "a", "priority": 1e400}', [400, 'invalid_request', 'priority']],
    [
      'an integer out of range',
      '{"name": "a", "config": {"capacity": 99999999999}}',
      [400, 'invalid_request', 'config.capacity'],
    ],
    [
      'a day that does not exist',
      '{"name": "a", "startDate": "2026-02-29"}',
      [400, 'invalid_request', 'startDate'],
    ],
    [
      'a date out of range',
      '{"name": "a", "startDate": "99999-01-01"}',
      [400, 'invalid_request', 'startDate'],
    ],
    ['a malformed reference', '{"name": "a", "tournament": "xyz"}', [400, 'invalid_request', 'tournament']],
    [
      'an own __proto__',
      '{"name": "a", "config": {"tiebreakers": {"__proto__": {}}}}',
      [400, 'invalid_request', 'config.tiebreakers'],
    ],
    ['no body', '', [400, 'invalid_request', '']],
  ])('with %s is refused with its path, and nothing is written', async (_what, body, refusal) => {
    const before = await leagueCount();
    expect(await refusalOf(await post(body))).toEqual(refusal);
    expect(await leagueCount()).toBe(before);
  });

  it('nested beyond reason is refused', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const answer = await post(`{"name": "a", "config": {"tiebreakers": {"x": ${deep}}}}`);
    expect(answer.status).toBe(400);
  });

  it('of more than a megabyte is too large', async () => {
    expect(await refusalOf(await post(JSON.stringify({ name: 'a'.repeat(1_000_001) })))).toEqual([
      413,
      'too_large',
    ]);
  });

  it('of another media type is refused', async () => {
    expect(
      await refusalOf(await post('name=a', { 'content-type': 'application/x-www-form-urlencoded' })),
    ).toEqual([415, 'unsupported_media_type']);
  });

  it.each(['/leagues/%ff', '/leagues/%', '/leagues?name=%ff%00'])(
    'in the address %s is answered in the envelope',
    async (path) => {
      const [status, code] = await refusalOf(await service.fetch(path));
      expect([status, code]).toEqual([400, 'invalid_request']);
    },
  );
});

describe('a request', () => {
  it('keeps a sound request id and replaces another', async () => {
    const kept = await service.fetch('/leagues', { headers: { 'x-request-id': 'trace-1.a_B' } });
    expect(kept.headers.get('x-request-id')).toBe('trace-1.a_B');
    const replaced = await service.fetch('/leagues', { headers: { 'x-request-id': 'a b' } });
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('never gets 304 for a record whose computed parts may have changed', async () => {
    const division = await organization.admin.divisions.create({ name: 'A' });
    const answer = await service.fetch(`/divisions/${division._id}`, { headers: { 'if-none-match': '"1"' } });
    expect(answer.status).toBe(200);
  });

  it('may come from any origin, which may read the headers that matter', async () => {
    const answer = await service.fetch('/leagues', { headers: { origin: 'https://app.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that would rather speak HTTP/2 is answered in HTTP/1.1', async () => {
    const connection = await aConnection(service.baseUrl);
    const ask = (last: string) =>
      connection.socket.write(
        'POST /api/v1/leagues HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 17\r\n' +
          `Authorization: Bearer ${organization.apiKey}\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n` +
          `Connection: Upgrade, HTTP2-Settings${last}\r\n\r\n{"name":"Winter"}`,
      );
    ask('');
    await eventually(() => connection.received().includes('"success":true'));
    ask(', close');
    expect((await connection.ended).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 201']);
  });

  it('with HEAD is answered without a body', async () => {
    const answer = await service.fetch('/leagues', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('reads the published document and the reference page from this server alone', async () => {
    const document = (await (await service.fetch('/openapi.json')).json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    const origin = new URL(service.baseUrl).origin;
    const opened = await fetch(origin);
    expect([opened.redirected, new URL(opened.url).pathname]).toEqual([true, '/docs']);
    const page = await opened.text();
    expect(page).not.toMatch(/https?:\/\//);
    expect((await fetch(`${origin}/docs/reference.js`)).status).toBe(200);
    const links = [...page.matchAll(/href="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual(
      expect.arrayContaining(['openapi', 'asyncapi', 'postman'].map((name) => `/api/v1/${name}.json`)),
    );
    for (const path of links) expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  });
});

describe('an Idempotency-Key', () => {
  const create = (key: string, name: string) => post(JSON.stringify({ name }), { 'idempotency-key': key });

  it('makes the work happen once, and answers the first answer again', async () => {
    const before = await leagueCount();
    const first = await create('key-1', 'Once');
    const again = await create('key-1', 'Once');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await again.text()).toBe(await first.text());
    expect(await leagueCount()).toBe(before + 1);
  });

  it('used for another body is refused', async () => {
    await create('key-2', 'One');
    expect(await refusalOf(await create('key-2', 'Two'))).toEqual([409, 'idempotency_key_reused']);
  });

  it('is the caller’s own', async () => {
    const other = await service.organization();
    await create('key-3', 'Ours');
    const theirs = await service.fetch('/leagues', {
      method: 'POST',
      token: other.apiKey,
      body: JSON.stringify({ name: 'Theirs' }),
      headers: { 'idempotency-key': 'key-3' },
    });
    expect(theirs.status).toBe(201);
  });

  it('replays a refusal too', async () => {
    const refused = () =>
      service.fetch('/divisions', {
        method: 'POST',
        token: organization.apiKey,
        body: JSON.stringify({ name: 'A', league: 'f'.repeat(24) }),
        headers: { 'idempotency-key': 'key-4' },
      });
    const first = await refused();
    const again = await refused();
    expect([first.status, again.status]).toEqual([409, 409]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('sent many times at once makes one record; the others replay or are told to wait', async () => {
    const before = await leagueCount();
    const answers = await Promise.all(times(12, () => create('key-5', 'Twelve at once')));
    for (const answer of answers) {
      const { data, error } = (await answer.json()) as { data?: object; error?: { code: string } };
      expect(answer.status === 201 ? data : error?.code).toEqual(
        answer.status === 201
          ? expect.objectContaining({ name: 'Twelve at once' })
          : 'idempotency_in_progress',
      );
    }
    expect(await leagueCount()).toBe(before + 1);
  });

  it('stores no answer that the database alone could tell', async () => {
    await create('key-6', 'Unreadable');
    const rows = await service.db.select<{ answer: Buffer; key_hash: string }>(
      'SELECT key_hash, answer FROM idempotency_keys',
    );
    for (const { answer, key_hash } of rows) {
      expect(answer.toString('latin1')).not.toContain('Unreadable');
      expect(key_hash).not.toContain('key-6');
    }
  });

  it.each(['', 'x'.repeat(256)])('of an impossible length is refused', async (key) => {
    expect(await refusalOf(await create(key, 'A'))).toEqual([400, 'invalid_request', 'Idempotency-Key']);
  });
});
