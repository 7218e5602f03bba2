import type { Server } from 'node:http';
import { Server as SocketIoServer, type Socket } from 'socket.io';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import { closeCodes, maxFrameBytes, socketIoPath } from '../../../contract/realtime.ts';
import { refusalOf, type Admission } from './admission.ts';
import { FloodGauge, maxWaiting, partsOfFrame } from './flood.ts';
import { maxBufferedBytes, type Door, type Lobby } from './lobby.ts';
import type { Peer, Protocol, Wire } from './peer.ts';

const pongWithinMs = 20_000;

const protocol: Protocol = {
  name: 'socket.io',
  // An EVENT packet of the default namespace without binary parts, Socket.IO protocol 5.
  encode: (event, data) => `2${JSON.stringify([event, data])}`,
  // Engine.IO's kind of packet, a message.
  transportPrefix: '4',
};

type Connection = Socket['conn'];

const webSocketOf = ({ transport }: Connection): WebSocket | undefined =>
  transport.name === 'websocket' ? (transport as unknown as { socket: WebSocket }).socket : undefined;

/** What waits for the reader: in the WebSocket, and for polling and during an upgrade in the packets themselves. */
function bufferedBytesOf(connection: Connection): number {
  const { writeBuffer } = connection as unknown as { writeBuffer: readonly { data?: unknown }[] };
  let bytes = webSocketOf(connection)?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) bytes += typeof data === 'string' ? data.length : 0;
  return bytes;
}

/** Below Socket.IO, so that the close code reaches the client, and its library connects again by itself where it may. */
function closeConnection(connection: Connection, code: number, reason: string): void {
  const socket = webSocketOf(connection);
  if (socket) socket.close(code, reason);
  else connection.close();
}

const wireOf = ({ conn }: Socket): Wire => ({
  protocol,
  write: (text) => {
    if (conn.readyState === 'open') conn.send(text, { compress: false });
    return bufferedBytesOf(conn) <= maxBufferedBytes;
  },
  writeBatch: ({ texts, frames }) => {
    for (const [index, text] of texts.entries()) {
      if (conn.readyState !== 'open') break;
      // As Socket.IO's own adapter does: a WebSocket takes the frame, other transports the text.
      conn.send(text, { compress: false, wsPreEncodedFrame: [frames[index]] } as object);
    }
    return bufferedBytesOf(conn) <= maxBufferedBytes;
  },
  close: (code, reason) => closeConnection(conn, code, reason),
  terminate: () => conn.close(true),
});

/** Engine.IO says nothing of parts to the server that it makes. */
class BoundedWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...partsOfFrame });
  }
}

type Acknowledge = (envelope: unknown) => void;

type Packet = { readonly type: string };

/** From the first packet on, also of whoever has not said yet who it is. */
function countPackets(connection: Connection): void {
  const flood = new FloodGauge(performance.now());
  connection.on('packet', ({ type }: Packet) => {
    if (type === 'message' && !flood.take(performance.now())) {
      closeConnection(connection, closeCodes.policy, 'policy');
    }
  });
}

function serve(socket: Socket, peer: Peer, lobby: Lobby): void {
  const count = ({ type }: Packet): void => {
    if (type === 'message' && peer.waiting > maxWaiting) peer.close(closeCodes.policy, 'policy');
  };
  socket.conn.on('packet', count);
  socket.onAny((event: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? (last as Acknowledge) : undefined;
    const data = args[0] === last && acknowledge ? undefined : args[0];
    void lobby.answer(peer, event, data).then((envelope) => acknowledge?.(envelope));
  });
  socket.on('disconnect', () => {
    socket.conn.off('packet', count);
    lobby.leave(peer);
  });
}

/** Socket.IO 4, as the mobile app speaks it: over WebSockets, or over polling where there are none. */
export function openSocketIoDoor(server: Server, lobby: Lobby, admission: Admission): Door {
  const io = new SocketIoServer({
    path: socketIoPath,
    serveClient: false,
    wsEngine: BoundedWebSocketServer,
    connectTimeout: admission.authWithinMs,
    pingInterval: admission.heartbeatMs,
    pingTimeout: pongWithinMs,
    maxHttpBufferSize: maxFrameBytes,
    perMessageDeflate: false,
    httpCompression: false,
    destroyUpgrade: false,
    cors: { origin: admission.corsOrigins as string | string[] },
    allowRequest: (request, decide) => {
      const refusal = refusalOf(admission, request);
      decide(refusal === 503 ? 'unavailable' : refusal === null ? null : 'forbidden', refusal === null);
    },
  });
  const peers = new WeakMap<Socket, Peer>();
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const entering = typeof token === 'string' ? lobby.enter(token, wireOf(socket)) : Promise.resolve(null);
    entering.then(
      (peer) => {
        if (!peer) return next(new Error('unauthenticated'));
        if (socket.conn.readyState !== 'open') return lobby.leave(peer);
        socket.conn.once('close', () => lobby.leave(peer));
        peers.set(socket, peer);
        next();
      },
      () => next(new Error('unavailable')),
    );
  });
  io.on('connection', (socket) => serve(socket, peers.get(socket) as Peer, lobby));
  io.attach(server);
  io.engine.on('connection', countPackets);
  return {
    name: protocol.name,
    farewell: () => {
      for (const { conn } of io.of('/').sockets.values()) {
        closeConnection(conn, closeCodes.goingAway, 'goingAway');
      }
    },
    // Not the server itself, which would end the HTTP side too.
    close: () => io.engine.close(),
  };
}
