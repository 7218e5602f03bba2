import { inspect } from 'node:util';
import { SportsLeagueClient, isPopulated, type ClientOptions } from '../../clients/typescript/src/index.ts';
import { apiErrorOf, connectTo, errorOf, league, type LeagueClient, type Named } from './leagueClient.ts';
import { data, failure, page, raw, startScriptedServer, type ScriptedServer } from './scriptedServer.ts';

let server: ScriptedServer;
let client: LeagueClient;
const connect = (options: Partial<ClientOptions> = {}) => connectTo(server, options);

beforeAll(async () => {
  server = await startScriptedServer();
  client = connect();
});
afterAll(() => server.close());

describe('a call', () => {
  it('reads a league with its references, as the caller', async () => {
    server.play(data(league));
    expect(await client.leagues.get('a/b c', { include: 'tournament,organization' })).toEqual(league);
    const [request] = server.received;
    expect(request).toMatchObject({
      method: 'GET',
      url: '/api/v1/leagues/a%2Fb%20c?include=tournament%2Corganization',
    });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer slk_live_x',
      accept: 'application/json',
    });
    expect(request?.headers['idempotency-key']).toBeUndefined();
    expect(request?.headers['content-type']).toBeUndefined();
  });

  it('creates a league with its body, a query and a key of its own', async () => {
    server.play(data(league, {}, 201), data(league, {}, 201));
    await client.leagues.create({ name: 'Summer league' }, { query: { include: 'organization' } });
    await client.leagues.create({ name: 'Summer league' });
    const [first, second] = server.received;
    expect(first).toMatchObject({
      method: 'POST',
      url: '/api/v1/leagues?include=organization',
      body: '{"name":"Summer league"}',
    });
    expect(first?.headers['content-type']).toBe('application/json');
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('changes a league only if it is still the one that was read', async () => {
    server.play(data(league, { etag: '"7"' }), data(league));
    const { etag } = await client.leagues.get(league._id).withResponse();
    await client.leagues.update(league._id, { active: false }, { ifMatch: etag });
    expect(server.received[1]).toMatchObject({ method: 'PUT', body: '{"active":false}' });
    expect(server.received[1]?.headers['if-match']).toBe('"7"');
  });

  it('takes two path parameters in their order', async () => {
    server.play(data(league));
    await client.registrationTeams.updatePlayer('team', 'player', { name: 'Sam' });
    expect(server.received[0]).toMatchObject({ url: '/api/v1/registrationTeams/team/players/player' });
  });

  it('sends a POST without a body, with the options in its place', async () => {
    server.play(data(league));
    await client.outbox.retry('id', { idempotencyKey: 'mine' });
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/v1/outbox/id/retry', body: '' });
    expect(server.received[0]?.headers['idempotency-key']).toBe('mine');
    expect(server.received[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends an empty object for a body of which every field may be left out', async () => {
    server.play(data(league));
    await client.apiKeys.rotate('id');
    expect(server.received[0]).toMatchObject({ body: '{}' });
  });

  it('encodes lists and booleans in a query, and leaves out what is not there', async () => {
    server.play(page([], 0));
    await client.leagues.list({
      active: false,
      sport: ['soccer', 'track & field'],
      after: undefined,
      page: null,
    });
    expect(server.received[0]?.url).toBe(
      '/api/v1/leagues?active=false&sport=soccer&sport=track%20%26%20field',
    );
  });

  it('tolerates a slash after the base address', async () => {
    server.play(page([], 0));
    await connect({ baseUrl: `${server.baseUrl}//` }).leagues.list();
    expect(server.received[0]?.url).toBe('/api/v1/leagues');
  });

  it.each(['', '.', '..', undefined, null, {}])(
    'refuses %p as an identifier before any request',
    async (id) => {
      server.play(data(league));
      const error = await errorOf(client.leagues.get(id as string));
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).toContain('/leagues/:id');
      expect(server.received).toHaveLength(0);
    },
  );

  it('tells the status, request id, ETag and headers of a success', async () => {
    server.play(data(league, { etag: '"3"', 'ratelimit-remaining': '9', 'x-request-id': 'abc' }, 201));
    const answer = await client.leagues.create({ name: 'x' }).withResponse();
    expect(answer).toMatchObject({ data: league, status: 201, requestId: 'abc', etag: '"3"' });
    expect(answer.headers.get('ratelimit-remaining')).toBe('9');
  });

  it('lets a call change, add and take away headers', async () => {
    server.play(data(league));
    const withHeaders = connect({ headers: { 'X-Request-Id': 'from-client', 'x-app': 'scoreboard' } });
    await withHeaders.leagues.get(
      'id',
      {},
      { headers: { 'x-request-id': 'from-call', Authorization: null } },
    );
    expect(server.received[0]?.headers).toMatchObject({ 'x-request-id': 'from-call', 'x-app': 'scoreboard' });
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it('reaches what it has no method for', async () => {
    server.play(data({ made: true }));
    const answer = await client.request('POST', '/brand/new', { body: { a: 1 }, query: { dryRun: true } });
    expect(answer).toEqual({ made: true });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/brand/new?dryRun=true',
      body: '{"a":1}',
    });
  });
});

describe('text and files', () => {
  it('reads the standings as CSV', async () => {
    server.play(raw(200, 'text/csv', 'rank,name\n1,Lions\n'));
    expect(await client.divisions.standingsCsv('id')).toBe('rank,name\n1,Lions\n');
  });

  it('reads a PDF as a Blob', async () => {
    server.play(raw(200, 'application/pdf', Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff])));
    const pdf = await client.registrationTeams.releaseStatement('id');
    expect([...new Uint8Array(await pdf.arrayBuffer())]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff]);
  });

  it('throws the error of a file that is not there', async () => {
    server.play(failure(404, 'not_found'));
    expect(await apiErrorOf(client.registrationTeams.releaseStatement('id'))).toMatchObject({
      code: 'not_found',
    });
  });

  it('sends text as CSV', async () => {
    server.play(data({ created: 1 }));
    await client.divisions.importTeams('id', 'name\nLions\n', { query: { partial: true } });
    expect(server.received[0]).toMatchObject({
      url: '/api/v1/divisions/id/teams.csv?partial=true',
      body: 'name\nLions\n',
    });
    expect(server.received[0]?.headers['content-type']).toBe('text/csv');
  });

  it('leaves the boundary of a form to fetch, also on a repeat', async () => {
    server.play(failure(503, 'unavailable'), data({ created: 1 }));
    const form = new FormData();
    form.append('upload', new Blob(['name\nLions\n']), 'teams.csv');
    await client.divisions.importTeams('id', form);
    for (const request of server.received) {
      expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(request.body).toContain('filename="teams.csv"');
    }
    expect(server.received).toHaveLength(2);
  });
});

describe('sign-in', () => {
  it('keeps the token and uses it instead of the key, until sign-out', async () => {
    const kept = new Map<string, string>();
    const tokenStorage = {
      get: async () => kept.get('token') ?? null,
      set: async (token: string) => kept.set('token', token),
      remove: async () => kept.delete('token'),
    };
    const phone = connect({ tokenStorage });
    server.play(data({ token: 'user-token', expiresAt: 'x' }), page([], 0), page([], 0));
    expect(await phone.signIn({ email: 'sam@example.org', password: 'secret' })).toMatchObject({
      token: 'user-token',
    });
    await phone.leagues.list();
    await phone.signOut();
    await phone.leagues.list();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer user-token',
      'Bearer slk_live_x',
    ]);
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/v1/users/loginUser' });
    expect(kept.size).toBe(0);
  });

  it('keeps the token in memory when nothing else is given, and signs an admin in to the dashboard', async () => {
    const dashboard = connect({ token: undefined });
    server.play(data({ token: 'admin-token', expiresAt: 'x' }), page([], 0));
    await dashboard.signIn({ email: 'ada@example.org', password: 'secret' }, { as: 'admin' });
    await dashboard.leagues.list();
    expect(server.received[0]?.url).toBe('/api/v1/admins/login');
    expect(server.received[1]?.headers.authorization).toBe('Bearer admin-token');
  });

  it('asks a function for the token before each call', async () => {
    let turn = 0;
    const rotating = connect({ token: async () => `turn-${++turn}` });
    server.play(page([], 0), page([], 0));
    await rotating.leagues.list();
    await rotating.leagues.list();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer turn-1',
      'Bearer turn-2',
    ]);
  });

  it('sends no credential when there is none', async () => {
    server.play(page([], 0));
    await connect({ token: () => null }).leagues.list();
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it('shows no token when the client is logged', () => {
    expect(inspect(client, { depth: 9 }) + JSON.stringify(client)).not.toContain('slk_live_x');
  });
});

describe('a client', () => {
  it('builds a resource once, on first use', () => {
    const fresh = connect();
    expect(Object.keys(fresh)).toEqual([]);
    expect(fresh.leagues).toBe(fresh.leagues);
    expect(connect().leagues).not.toBe(fresh.leagues);
  });

  it('is of the published class, and needs an address', () => {
    const published = new SportsLeagueClient({ baseUrl: server.baseUrl });
    expect(published).toBeInstanceOf(SportsLeagueClient);
    expect(typeof published.leagues.list).toBe('function');
    expect(() => new SportsLeagueClient({ baseUrl: '' })).toThrow(TypeError);
  });

  it('calls an injected fetch bare, as browsers demand', async () => {
    const receivers: unknown[] = [];
    const fetch = function (this: unknown, url: string, init: RequestInit) {
      receivers.push(this);
      return globalThis.fetch(url, init);
    };
    server.play(page([], 0));
    await connect({ fetch }).leagues.list();
    expect(receivers).toEqual([undefined]);
  });

  it('tells a populated reference from a bare identifier', () => {
    const references = [league._id, league, null, undefined] as (string | Named | null | undefined)[];
    expect(references.filter(isPopulated)).toEqual([league]);
  });
});
