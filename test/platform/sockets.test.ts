import type { Socket } from 'node:net';
import type WebSocket from 'ws';
import { aBareSocket, aSocket, closeCodeOf, doors, realtimeUrl } from '../chat/aSocket.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { eventually } from '../support/eventually.ts';
import { aSocketServer, type SocketServer } from './aSocketServer.ts';

let running: SocketServer;
const start = async (...parts: Parameters<typeof aSocketServer>) => (running = await aSocketServer(...parts));
afterEach(() => running.close());

const openConnections = (): Promise<number> =>
  new Promise((resolve) => running.server.getConnections((_error, count) => resolve(count)));

/** Its connection below: what the operating system does not hand on is not read. */
const rawOf = (socket: WebSocket) => (socket as unknown as { _socket: Socket })._socket;

describe('a reader that does not keep up', () => {
  it('is dropped, and delays nobody', async () => {
    const frame = { text: 'a'.repeat(64 * 1024) };
    const { baseUrl } = await start({
      ping: (_ctx, _data, peer) => {
        for (let n = 0; n < 1000; n += 1) peer.send('message:new', frame);
        return Promise.resolve({});
      },
      'leave:team': (_ctx, divisionTeam) => Promise.resolve({ divisionTeam }),
    });
    const slow = aBareSocket(baseUrl);
    slow.on('error', () => undefined);
    await new Promise((resolve) => slow.once('open', resolve));
    slow.send(JSON.stringify({ auth: { token: 't' } }));
    await new Promise((resolve) => slow.once('message', resolve));
    rawOf(slow).pause();
    slow.send(JSON.stringify({ event: 'ping' }));
    const quick = await aSocket(baseUrl, 'websocket', 't');
    expect(await quick.request('leave:team', 'a'.repeat(24))).toMatchObject({ success: true });
    await eventually(async () => (await openConnections()) === 1);
    quick.close();
  });
});

describe('a peer that is gone without a word', () => {
  it.each(doors)('is found by the heartbeat: %s', async (door) => {
    const { baseUrl } = await start({}, { heartbeatMs: 1000 });
    const alive = await aSocket(baseUrl, door, 't');
    const gone = aBareSocket(baseUrl, { autoPong: false });
    await new Promise((resolve) => gone.once('open', resolve));
    gone.send(JSON.stringify({ auth: { token: 't' } }));
    expect(await closeCodeOf(gone)).toBe(1006);
    expect(await alive.request('ping')).toMatchObject({ success: true });
    alive.close();
  });
});

describe('a database that does not answer in time', () => {
  it('has a client try again later, and sign nobody out', async () => {
    const { baseUrl } = await start(
      {},
      { authWithinMs: 200 },
      { findSession: () => new Promise(() => undefined) },
    );
    await expect(aSocket(baseUrl, 'websocket', 't')).rejects.toThrow('closed with 1013');
    await expect(aSocket(baseUrl, 'socket.io', 't')).rejects.toThrow('transport close');
  });
});

describe('a session that was ended elsewhere', () => {
  it('closes its sockets though they ask for nothing', async () => {
    const ended = new Set<string>();
    const { baseUrl } = await start(
      {},
      { reviewMs: 20 },
      { findEndedSessions: () => Promise.resolve(ended) },
    );
    const socket = await aSocket(baseUrl, 'websocket', 't');
    ended.add(`${'f'.repeat(24)}:1`);
    expect(await socket.closed).toBe(4401);
  });
});

describe('the log', () => {
  it.each(doors)(
    'names the events of the contract, and not what a client calls its own: %s',
    async (door) => {
      const lines: string[] = [];
      const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
      const { baseUrl } = await start({}, { logger });
      const socket = await aSocket(baseUrl, door, 't');
      await socket.request('ping');
      await socket.request('hunter22');
      socket.close();
      const events = lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
      expect(events).toEqual(['ping', 'unknown']);
      expect(lines.join('')).not.toContain('hunter22');
    },
  );
});

describe('a process that stops', () => {
  it('says 1001 to everybody once what it has in hand is answered', async () => {
    let finish: () => void = () => undefined;
    const { baseUrl, sockets } = await start({
      'leave:team': (_ctx, divisionTeam) =>
        new Promise((resolve) => {
          finish = () => resolve({ divisionTeam });
        }),
    });
    const [plain, mobile] = await Promise.all([
      aSocket(baseUrl, 'websocket', 't'),
      aSocket(baseUrl, 'socket.io', 't'),
    ]);
    const inHand = plain.request('leave:team', 'a'.repeat(24));
    expect(await mobile.request('ping')).toMatchObject({ success: true });
    const stopping = sockets.close();
    expect(await mobile.request('ping')).toMatchObject({ success: false, error: { code: 'unavailable' } });
    await expect(aSocket(baseUrl, 'websocket', 't')).rejects.toThrow('503');
    finish();
    expect(await inHand).toMatchObject({ success: true });
    await stopping;
    // Socket.IO’s client connects again by itself after this reason, and not after a farewell of the server.
    expect([await plain.closed, await mobile.closed]).toEqual([1001, 'transport close']);
  });
});

describe('an app in a browser', () => {
  const own = 'https://app.league.example';
  const refused = (origin: string | undefined, baseUrl: string) =>
    new Promise<string>((resolve) => {
      const socket = aBareSocket(baseUrl, origin === undefined ? {} : { origin });
      socket.once('open', () => {
        resolve('let in');
        socket.close();
      });
      socket.once('error', ({ message }) => resolve(message));
    });

  it('is let in from the origins that may read over REST, and from the service’s own', async () => {
    const { baseUrl } = await start({}, { corsOrigins: [own] });
    for (const origin of [own, own.toUpperCase(), new URL(baseUrl).origin, undefined]) {
      expect(await refused(origin, baseUrl)).toBe('let in');
    }
    for (const origin of ['https://evil.example', `${own}.evil.example`, 'null']) {
      expect(await refused(origin, baseUrl)).toContain('403');
    }
    const polling = await fetch(`${new URL(baseUrl).origin}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(polling.status).toBe(403);
  });

  it('finds no socket at another path', async () => {
    const { baseUrl } = await start({});
    expect(await refused(undefined, `${baseUrl}/elsewhere`)).toContain('404');
    expect(realtimeUrl(baseUrl)).toMatch(/^ws:.*\/api\/v1\/realtime$/);
  });
});
