import { io } from 'socket.io-client';
import WebSocket from 'ws';

/** The acknowledgement of either door, without what only one of them has. */
type Envelope = {
  success: boolean;
  data?: unknown;
  error?: { code: string; details?: { path: string }[] };
};

/** A client of one of the two doors, as bare as its protocol. */
export type TestSocket = {
  request(event: string, data?: unknown): Promise<Envelope>;
  /** What the service has sent by itself, in order. */
  readonly events: readonly { event: string; data: unknown }[];
  /** The close code; of Socket.IO, what its library makes of it. */
  readonly closed: Promise<number | string>;
  close(): void;
};

export type Door = 'websocket' | 'socket.io' | 'socket.io polling';
export const doors: readonly Door[] = ['websocket', 'socket.io', 'socket.io polling'];

export const realtimeUrl = (baseUrl: string) => `${baseUrl.replace(/^http/, 'ws')}/realtime`;

/** A WebSocket of which nothing is expected yet. */
export const aBareSocket = (baseUrl: string, options: WebSocket.ClientOptions = {}): WebSocket =>
  new WebSocket(realtimeUrl(baseUrl), options);

export const closeCodeOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', resolve));

async function aPlainSocket(baseUrl: string, token: string): Promise<TestSocket> {
  const socket = aBareSocket(baseUrl);
  const closed = closeCodeOf(socket);
  const events: { event: string; data: unknown }[] = [];
  const asked = new Map<number, (envelope: Envelope) => void>();
  let nextId = 1;
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ auth: { token } })));
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('message', (text: Buffer) => {
      const { ack, ...frame } = JSON.parse(text.toString()) as Envelope & { ack?: number; event?: string };
      if (ack !== undefined) asked.get(ack)?.(frame);
      else if (frame.event === 'ready') resolve();
      else events.push(frame as unknown as { event: string; data: unknown });
    });
  });
  return {
    request: (event, data) =>
      new Promise((resolve) => {
        const id = nextId++;
        asked.set(id, resolve);
        socket.send(JSON.stringify({ id, event, data }));
      }),
    events,
    closed,
    close: () => socket.close(),
  };
}

async function aSocketIo(baseUrl: string, token: string, transports: string[]): Promise<TestSocket> {
  const socket = io(new URL(baseUrl).origin, {
    auth: { token },
    transports,
    reconnection: false,
    forceNew: true,
  });
  const events: { event: string; data: unknown }[] = [];
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  socket.onAny((event: string, data: unknown) => events.push({ event, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.once('disconnect', (reason) => reject(new Error(reason)));
  });
  return {
    request: (event, data) =>
      new Promise((resolve) => {
        if (data === undefined) socket.emit(event, resolve);
        else socket.emit(event, data, resolve);
      }),
    events,
    closed,
    close: () => socket.close(),
  };
}

/** Connected by this door; rejects where it is refused. */
export function aSocket(baseUrl: string, door: Door, token: string): Promise<TestSocket> {
  if (door === 'websocket') return aPlainSocket(baseUrl, token);
  return aSocketIo(baseUrl, token, [door === 'socket.io' ? 'websocket' : 'polling']);
}
