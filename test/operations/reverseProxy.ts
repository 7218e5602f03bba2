import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** What proxies do: turns among the processes whose `readyz` said 200 at the last look. Nothing is tried twice. */
export type ReverseProxy = {
  readonly baseUrl: string;
  add(origin: string): void;
  remove(origin: string): void;
  isReady(origin: string): boolean;
  /** Why requests were not passed on. */
  readonly failures: readonly string[];
  close(): void;
};

const lookEveryMs = 100;

/** Of one connection, and not passed on (RFC 9110, section 7.6.1). */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const passedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));

export async function aReverseProxy(): Promise<ReverseProxy> {
  const processes = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const choose = (): URL | undefined => {
    const ready = [...processes].filter(([, isReady]) => isReady);
    const chosen = ready[(turn += 1) % ready.length]?.[0];
    return chosen === undefined ? undefined : new URL(chosen);
  };
  const failures: string[] = [];
  const refuse = (answer: ServerResponse, reason: string) => {
    failures.push(reason);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(reason);
  };

  const server = createServer((asked, answer) => {
    const target = choose();
    if (!target) return refuse(answer, 'no process is ready');
    const { method, url: path, headers } = asked;
    const { hostname, port } = target;
    const inner = request({ agent, hostname, port, method, path, headers: passedOn(headers) }, (received) => {
      answer.writeHead(received.statusCode ?? 502, passedOn(received.headers));
      received.on('error', () => answer.destroy()).pipe(answer);
    });
    inner.on('error', (error) => refuse(answer, `${target.port}: ${String(error)}`));
    asked.pipe(inner);
  });
  server.on('upgrade', (asked: IncomingMessage, outer, head) => {
    const target = choose();
    if (!target) return outer.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const inner = connect(Number(target.port), target.hostname, () => {
      const lines = asked.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('');
      inner.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
      inner.write(head);
      inner.pipe(outer).pipe(inner);
    });
    inner.on('error', () => outer.destroy()).on('close', () => outer.end());
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const look = async (origin: string): Promise<void> => {
    const isReady = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (processes.has(origin)) processes.set(origin, isReady);
  };
  const looking = setInterval(() => {
    for (const origin of processes.keys()) void look(origin);
  }, lookEveryMs);

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    add: (origin) => void processes.set(origin, false),
    remove: (origin) => void processes.delete(origin),
    failures,
    isReady: (origin) => processes.get(origin) === true,
    close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
