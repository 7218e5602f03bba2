import { readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { times, useService } from '../support/service.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const documents = ['openapi.json', 'asyncapi.json', 'postman.json'];
const script = '/docs/reference.js';

describe('what is published', () => {
  const service = useService();

  /** As it comes over the wire: `fetch` asks for compressed answers and unpacks them by itself. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      get(new URL(path, service.baseUrl), { headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      }).once('error', reject);
    });

  describe.each([...documents.map((name) => `/api/v1/${name}`), script])('as %s', (path) => {
    it('comes whole, compressed or not', async () => {
      const plain = await ask(path);
      expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
      const compressed = await ask(path, { 'accept-encoding': 'br, gzip;q=0.8' });
      expect(compressed.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(compressed.body.length),
      });
      expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
      expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
      for (const { headers } of [plain, compressed]) expect(headers.vary).toContain('Accept-Encoding');
      expect(await ask(path, { 'accept-encoding': 'gzip' }, 'HEAD')).toMatchObject({
        status: 200,
        headers: { 'content-length': String(compressed.body.length) },
        body: Buffer.alloc(0),
      });
    });

    it('is not sent again to whoever has it', async () => {
      const etag = (await ask(path)).headers.etag ?? '';
      const again = await ask(path, { 'if-none-match': etag });
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
      expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
    });
  });

  it.each(documents)('%s is the file of this release, asked about each time', async (name) => {
    const { headers, body } = await ask(`/api/v1/${name}`);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body.toString())).toEqual(JSON.parse(readFileSync(`openapi/${name}`, 'utf8')));
  });
});

describe('who asks for long files again and again', () => {
  const service = useService({ rateLimitPerMinute: 3 });

  it('is told to come back later, like anybody else', async () => {
    const answers = [];
    for (const path of [...documents.map((name) => `/api/v1/${name}`), script])
      answers.push(await fetch(new URL(path, service.baseUrl)));
    await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await Promise.all(times(3, () => fetch(new URL('/healthz', service.baseUrl))))).map(({ ok }) => ok),
    ).toEqual([true, true, true]);
  });
});
