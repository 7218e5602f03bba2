import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import WebSocket from 'ws';
import { aMember, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { aSocket, doors, realtimeUrl, type TestSocket } from '../chat/aSocket.ts';
import { eventually } from '../support/eventually.ts';
import { useService, type TestUser } from '../support/service.ts';
import { aConnection } from './aConnection.ts';
import { engineFrames, plainFrames, rawFrames } from './frames.ts';

jest.setTimeout(120_000);

const service = useService({ pool: 6 });
let team: TestTeam;
let otherTeam: TestTeam;
let talker: TestMember;
let stranger: TestUser;
let listeners: TestSocket[];
let spoken: string[];

beforeAll(async () => {
  const organization = await service.organization();
  team = await aTeam(organization);
  otherTeam = await aTeam(organization);
  talker = await aMember(service, team);
  stranger = await service.user();
  spoken = [];
  listeners = await Promise.all(doors.map((door) => aSocket(service.baseUrl, door, talker.token)));
  for (const listener of listeners) {
    expect(await listener.request('join:team', team._id)).toMatchObject({ success: true });
  }
});
afterAll(() => {
  for (const listener of listeners) listener.close();
});

const engineUrl = () =>
  `${new URL(service.baseUrl).origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;

const opened = (socket: WebSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

const teams = () => [team._id, otherTeam._id, 'f'.repeat(24), 'nonsense'];

/** The members of the team still talk, by every door, and hear each message once and nothing else. */
async function othersAreUndisturbed(): Promise<void> {
  const text = `Message ${spoken.length}`;
  spoken.push(text);
  const said = await listeners[spoken.length % listeners.length]?.request('message:send', {
    divisionTeam: team._id,
    text,
  });
  expect(said).toMatchObject({ success: true });
  for (const listener of listeners) {
    await eventually(() => listener.events.length >= spoken.length);
    expect(listener.events.map(({ data }) => (data as { text: string }).text)).toEqual(spoken);
  }
}

/** Sends all frames on one socket, as far as it stays open, and answers what came back. */
async function send(url: string, first: readonly string[], frames: readonly (string | Buffer)[]) {
  const socket = new WebSocket(url);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  socket.on('error', () => undefined);
  await opened(socket);
  for (const frame of [...first, ...frames]) if (socket.readyState === socket.OPEN) socket.send(frame);
  // The pong comes after everything that was sent has been read.
  await new Promise<void>((resolve) => {
    socket.once('pong', () => resolve());
    socket.once('close', () => resolve());
    if (socket.readyState === socket.OPEN) socket.ping();
    else resolve();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.terminate();
  return heard;
}

/** Nothing that the team says, and no crash's text. */
function saysNothingOfOthers(heard: readonly string[]): void {
  for (const frame of heard) {
    expect(frame).not.toMatch(/message:new|Message \d|internal_error|node_modules|at .*\.[jt]s:\d/);
  }
}

const framesOf = (frame: fc.Arbitrary<string>) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: frame }, fc.uint8Array({ maxLength: 100 }).map(Buffer.from)), {
    minLength: 1,
    maxLength: 30,
  });

describe('frames that no client sends', () => {
  it.each([
    ['before a credential', () => []],
    ['after a credential that is none', () => ['{"auth":{"token":"nonsense"}}']],
    ['of a stranger to the team', () => [JSON.stringify({ auth: { token: stranger.token } })]],
  ])('%s, at the plain WebSocket, disturb nobody and hear nothing', async (_what, first) => {
    await fc.assert(
      fc.asyncProperty(framesOf(plainFrames(teams())), async (frames) => {
        saysNothingOfOthers(await send(realtimeUrl(service.baseUrl), first(), frames));
      }),
      { numRuns: 60, endOnFailure: true },
    );
    await othersAreUndisturbed();
  });

  it.each([
    ['before a credential', () => []],
    ['after a credential that is none', () => ['40{"token":"nonsense"}']],
    ['of a stranger to the team', () => [`40{"token":"${stranger.token}"}`]],
  ])('%s, at Socket.IO, disturb nobody and hear nothing', async (_what, first) => {
    await fc.assert(
      fc.asyncProperty(framesOf(engineFrames(teams())), async (frames) => {
        saysNothingOfOthers(await send(engineUrl(), first(), frames));
      }),
      { numRuns: 60, endOnFailure: true },
    );
    await othersAreUndisturbed();
  });

  it('in Socket.IO’s polling mode disturb nobody', async () => {
    const address = `${new URL(service.baseUrl).origin}/socket.io/?EIO=4&transport=polling`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(engineFrames(teams()), { minLength: 1, maxLength: 20 }),
        fc.constantFrom('text/plain;charset=UTF-8', 'application/octet-stream', 'application/json'),
        async (packets, type) => {
          const opening = await (await fetch(address)).text();
          const { sid } = JSON.parse(opening.slice(1)) as { sid: string };
          const answer = await fetch(`${address}&sid=${sid}`, {
            method: 'POST',
            body: packets.join('\x1e'),
            headers: { 'content-type': type },
          });
          expect(answer.status).toBeLessThan(500);
          saysNothingOfOthers([await answer.text()]);
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
    await othersAreUndisturbed();
  });

  it.each(['/api/v1/realtime', '/socket.io/?EIO=4&transport=websocket'])(
    'of the WebSocket protocol itself, at %s, disturb nobody',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.array(rawFrames, { minLength: 1, maxLength: 20 }), async (frames) => {
          const connection = await aConnection(service.baseUrl);
          connection.socket.write(
            `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
              'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
          );
          await eventually(() => connection.received().includes('\r\n\r\n'));
          expect(connection.received()).toMatch(/^HTTP\/1\.1 101 /);
          for (const frame of frames) if (connection.socket.writable) connection.socket.write(frame);
          await new Promise<void>((resolve) => connection.socket.end(resolve));
          connection.socket.destroy();
        }),
        { numRuns: 60, endOnFailure: true },
      );
      await othersAreUndisturbed();
    },
  );

  it.each([
    ['/socket.io/'],
    ['/socket.io/?EIO=3&transport=polling'],
    ['/socket.io/?EIO=4&transport=carrier-pigeon'],
    ['/socket.io/?EIO=4&transport=polling&sid=__proto__'],
    ['/socket.io/?EIO=4&transport=polling&sid=constructor'],
    ['/socket.io/?EIO=4&transport=polling&sid=nobody'],
    ['/socket.io/../../etc/passwd'],
  ])('an opening at %s is refused', async (path) => {
    const answer = await fetch(new URL(service.baseUrl).origin + path);
    expect([400, 404]).toContain(answer.status);
    await othersAreUndisturbed();
  });
});

it('a text frame that is no UTF-8 closes its socket', async () => {
  const socket = new WebSocket(realtimeUrl(service.baseUrl), { skipUTF8Validation: true });
  await opened(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
  expect(await closed).toBe(1007);
});

it.each(['plain', 'Socket.IO'] as const)(
  'a message in fragments without an end closes its socket at the %s door',
  async (door) => {
    const socket = new WebSocket(door === 'plain' ? realtimeUrl(service.baseUrl) : engineUrl());
    socket.on('error', () => undefined);
    await opened(socket);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const timer = setInterval(() => socket.send('a'.repeat(500), { fin: false }), 1);
    await closed;
    clearInterval(timer);
    await othersAreUndisturbed();
  },
);

it.each(['plain', 'Socket.IO'] as const)(
  'fragments of one byte, and of none, close their socket too at the %s door',
  async (door) => {
    for (const fragment of ['', 'a']) {
      const socket = new WebSocket(door === 'plain' ? realtimeUrl(service.baseUrl) : engineUrl());
      socket.on('error', () => undefined);
      await opened(socket);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      for (let n = 0; n < 200; n += 1) socket.send(fragment, { fin: false });
      expect([1006, 1008, 1009]).toContain(await closed);
    }
  },
);

it.each(['plain', 'Socket.IO'] as const)(
  'a flood before any credential closes its socket at the %s door',
  async (door) => {
    const socket = new WebSocket(door === 'plain' ? realtimeUrl(service.baseUrl) : engineUrl());
    socket.on('error', () => undefined);
    await opened(socket);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let n = 0; n < 3_000; n += 1) {
      socket.send(door === 'plain' ? '{"id":1,"event":"ping"}' : '40{"token":"nonsense"}');
    }
    expect([1008, 4401]).toContain(await closed);
    await othersAreUndisturbed();
  },
);

it('floods of frames leave the memory as it was', async () => {
  const flood = () =>
    Promise.all(
      Array.from({ length: 5 }, () =>
        send(
          realtimeUrl(service.baseUrl),
          [JSON.stringify({ auth: { token: stranger.token } })],
          Array.from({ length: 600 }, () => JSON.stringify({ id: 1, event: 'a'.repeat(15_000) })),
        ),
      ),
    );
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  /** What is held on to: what waits for the collector depends on when it last ran. */
  const heldBytes = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await flood();
  const before = heldBytes();
  for (let round = 0; round < 4; round += 1) await flood();
  // 180 MB were sent. The test's own side is in the same process; its sockets may still be closing.
  await eventually(() => heldBytes() - before < 40_000_000);
  await othersAreUndisturbed();
});

it('an account has a hundred sockets open, not more', async () => {
  const user = await service.user();
  const sockets: TestSocket[] = [];
  for (let n = 0; n < 100; n += 1) {
    sockets.push(await aSocket(service.baseUrl, n % 2 === 0 ? 'websocket' : 'socket.io', user.token));
  }
  await expect(aSocket(service.baseUrl, 'websocket', user.token)).rejects.toThrow('1013');
  await expect(aSocket(service.baseUrl, 'socket.io', user.token)).rejects.toThrow('unavailable');
  sockets.pop()?.close();
  await eventually(async () => {
    const again = await aSocket(service.baseUrl, 'websocket', user.token).catch(() => null);
    again?.close();
    return again !== null;
  });
  for (const socket of sockets) socket.close();
});
