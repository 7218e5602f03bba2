import {
  AbortedError,
  ConnectionError,
  TimeoutError,
  type ClientOptions,
} from '../../clients/typescript/src/index.ts';
import { apiErrorOf, connectTo, errorOf, league, type LeagueClient } from './leagueClient.ts';
import {
  data,
  failure,
  hangUp,
  page,
  raw,
  silence,
  startScriptedServer,
  type ScriptedServer,
} from './scriptedServer.ts';

let server: ScriptedServer;
let client: LeagueClient;
const connect = (options: Partial<ClientOptions> = {}) => connectTo(server, options);

beforeAll(async () => {
  server = await startScriptedServer();
  client = connect();
});
afterAll(() => server.close());

describe('errors', () => {
  it('carry the code, status, details and request id of the service', async () => {
    const details = [{ path: 'config.capacity', message: 'Must be a whole number' }];
    const error = { code: 'invalid_request', message: 'Look at the details', details, requestId: 'in-body' };
    server.play(raw(400, 'application/json', JSON.stringify({ success: false, error })));
    const thrown = await apiErrorOf(client.leagues.create({ name: 1 }));
    expect(thrown).toMatchObject({
      name: 'ApiError',
      status: 400,
      requestId: 'in-body',
      details,
      code: error.code,
    });
    expect(thrown.message).toBe('Look at the details');
    expect(thrown.headers.get('content-type')).toBe('application/json');
  });

  it("are ApiErrors also when a proxy's page comes instead", async () => {
    server.play(raw(413, 'text/html', '<h1>Request Entity Too Large</h1>'));
    expect(await apiErrorOf(client.leagues.list())).toMatchObject({
      status: 413,
      code: 'unknown',
      details: [],
    });
    server.play(raw(200, 'text/html', '<h1>Sign in to the hotel network</h1>'));
    expect(await apiErrorOf(client.leagues.list())).toMatchObject({ status: 200, code: 'unknown' });
    server.play(raw(404, 'application/json', 'null'));
    expect(await apiErrorOf(client.leagues.list())).toMatchObject({ status: 404, code: 'unknown' });
  });

  it('name what fetch threw when nobody answers', async () => {
    const gone = await startScriptedServer();
    await gone.close();
    const error = await errorOf(connect({ baseUrl: gone.baseUrl, maxRetries: 0 }).leagues.list());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ name: 'ConnectionError', cause: { cause: { code: 'ECONNREFUSED' } } });
  });

  it('leave no rejection unhandled when only withResponse is used', async () => {
    server.play(failure(404, 'not_found'));
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    await apiErrorOf(client.leagues.list().withResponse());
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});

describe('limits of time', () => {
  it('end an attempt that gets no answer', async () => {
    server.play(silence);
    const error = await errorOf(client.leagues.get('id', {}, { timeoutMs: 50, maxRetries: 0 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ name: 'TimeoutError', message: 'No answer within 50 ms' });
  });

  it('hold while the body arrives, and for a fetch that ignores its signal', async () => {
    server.play((response) => void response.writeHead(200).write('{"success":'));
    expect(await errorOf(client.leagues.get('id', {}, { timeoutMs: 50, maxRetries: 0 }))).toBeInstanceOf(
      TimeoutError,
    );
    const deaf = connect({ fetch: () => new Promise(() => undefined), timeoutMs: 50, maxRetries: 0 });
    expect(await errorOf(deaf.leagues.list())).toBeInstanceOf(TimeoutError);
  });

  it('are repeated like any lost answer, with the same key', async () => {
    server.play(silence, data(league, {}, 201));
    expect(await client.leagues.create({ name: 'x' }, { timeoutMs: 1000 })).toEqual(league);
    const [first, second] = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  it('end at the caller’s signal: before the call, during it, and while waiting for a repeat', async () => {
    const reason = 'left the screen';
    const during = new AbortController();
    const waiting = new AbortController();
    const busy = failure(503, 'unavailable', { 'retry-after': '30' });
    server.play(
      () => during.abort(reason),
      (response, request) => {
        busy(response, request);
        setTimeout(() => waiting.abort(reason), 50);
      },
    );
    const before = await errorOf(client.leagues.get('id', {}, { signal: AbortSignal.abort(reason) }));
    expect(server.received).toHaveLength(0);
    const errors = [
      before,
      await errorOf(client.leagues.get('id', {}, { signal: during.signal })),
      await errorOf(client.leagues.get('id', {}, { signal: waiting.signal })),
    ];
    for (const error of errors) {
      expect(error).toBeInstanceOf(AbortedError);
      expect(error).toMatchObject({ name: 'AbortError', cause: reason });
    }
    expect(server.received).toHaveLength(2);
  });

  it('leave no listener on the caller’s signal', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => (listeners++, add(...args));
    signal.removeEventListener = (...args: Parameters<typeof remove>) => (listeners--, remove(...args));
    server.play(failure(503, 'unavailable'), data(league));
    const { fetch } = globalThis;
    const ownSignalOnly = connect({ fetch: (url, init) => fetch(url, init) });
    await ownSignalOnly.leagues.get('id', {}, { signal });
    expect(listeners).toBe(0);
  });
});

describe('repeats', () => {
  it.each([
    ['a broken connection', hangUp],
    ['408', failure(408, 'unknown')],
    ['429', failure(429, 'rate_limited')],
    ['500', failure(500, 'internal_error')],
    ['503', failure(503, 'unavailable')],
    ['a first attempt still at work', failure(409, 'idempotency_in_progress')],
  ])('%s twice, then succeeds, the key of a POST unchanged', async (_, step) => {
    server.play(step, step, data(league, {}, 201));
    expect(await client.leagues.create({ name: 'x' })).toEqual(league);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(server.received.map(({ body }) => body)).size).toBe(1);
  });

  it.each(['GET', 'PUT', 'DELETE'])('%s as well', async (method) => {
    server.play(failure(503, 'unavailable'), data(league));
    const calls: Record<string, () => PromiseLike<unknown>> = {
      GET: () => client.leagues.get('id'),
      PUT: () => client.leagues.update('id', {}),
      DELETE: () => client.leagues.remove('id'),
    };
    expect(await calls[method]?.()).toEqual(league);
    expect(server.received.map((request) => request.method)).toEqual([method, method]);
  });

  it('end with the last error after two', async () => {
    server.play(failure(429, 'rate_limited'), failure(429, 'rate_limited'), failure(503, 'unavailable'));
    expect(await apiErrorOf(client.leagues.list())).toMatchObject({ status: 503, code: 'unavailable' });
    expect(server.received).toHaveLength(3);
  });

  it.each([
    [400, 'invalid_request'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'idempotency_key_reused'],
    [409, 'not_empty'],
    [412, 'stale'],
  ])('never happen on %i %s', async (status, code) => {
    server.play(failure(status, code), data(league));
    expect(await apiErrorOf(client.leagues.remove('id'))).toMatchObject({ status, code });
    expect(server.received).toHaveLength(1);
  });

  it('are as many as the client or the call says', async () => {
    server.play(failure(503, 'unavailable'));
    await apiErrorOf(connect({ maxRetries: 0 }).leagues.list());
    expect(server.received).toHaveLength(1);
    server.play(...Array.from({ length: 4 }, () => failure(503, 'unavailable')), page([], 0));
    await client.leagues.list({}, { maxRetries: 4 });
    expect(server.received).toHaveLength(5);
  });

  it('do not happen when the service asks for more than a minute', async () => {
    server.play(failure(429, 'rate_limited', { 'retry-after': '61' }));
    const error = await apiErrorOf(client.leagues.list());
    expect(error.headers.get('retry-after')).toBe('61');
    expect(server.received).toHaveLength(1);
  });

  it('take a DELETE as done when its answer was lost and the record is gone', async () => {
    server.play(hangUp, failure(404, 'not_found'));
    expect(await client.leagues.remove('id')).toBeUndefined();
    server.play(failure(503, 'unavailable'), failure(404, 'not_found'));
    expect(await client.leagues.remove('id').withResponse()).toMatchObject({
      status: 404,
      requestId: 'req-1',
    });
  });

  it('leave a 404 an error where no answer was lost', async () => {
    server.play(failure(404, 'not_found'));
    expect(await apiErrorOf(client.leagues.remove('id'))).toMatchObject({ status: 404 });
    server.play(failure(429, 'rate_limited'), failure(404, 'not_found'));
    expect(await apiErrorOf(client.leagues.remove('id'))).toMatchObject({ status: 404 });
    server.play(hangUp, failure(404, 'not_found'));
    expect(await apiErrorOf(client.leagues.get('id'))).toMatchObject({ status: 404 });
  });
});
