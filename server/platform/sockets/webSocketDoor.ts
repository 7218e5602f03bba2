import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { apiPrefix } from '../../../contract/index.ts';
import {
  AuthFrame,
  closeCodes,
  lateReason,
  maxFrameBytes,
  realtimePath,
  RequestFrame,
  socketIoPath,
} from '../../../contract/realtime.ts';
import { errorBody, invalidBy } from '../renderError.ts';
import { refusalOf, refuseUpgrade, type Admission } from './admission.ts';
import { FloodGauge, maxWaiting, partsOfFrame } from './flood.ts';
import { maxBufferedBytes, type Door, type Lobby } from './lobby.ts';
import type { Peer, Protocol, Wire } from './peer.ts';

const protocol: Protocol = {
  name: 'websocket',
  encode: (event, data) => JSON.stringify(data === undefined ? { event } : { event, data }),
  transportPrefix: '',
};

const wireOf = (socket: WebSocket, stream: Duplex): Wire => ({
  protocol,
  write: (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text);
    return socket.bufferedAmount <= maxBufferedBytes;
  },
  // Past ws, which would write each frame by itself. Nothing is compressed or fragmented, so that what ws has sent
  // stands in the stream already, in whole frames.
  writeBatch: ({ bytes }) => {
    if (socket.readyState === socket.OPEN) stream.write(bytes);
    return socket.bufferedAmount <= maxBufferedBytes;
  },
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
});

const noJson = Symbol('no JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return noJson;
  }
}

const closeAs = (socket: WebSocket, reason: keyof typeof closeCodes) =>
  socket.close(closeCodes[reason], reason);

/** One connection, from its first frame on. */
function serve(socket: WebSocket, stream: Duplex, lobby: Lobby, { authWithinMs }: Admission): void {
  const flood = new FloodGauge(performance.now());
  const held: string[] = [];
  let peer: Peer | undefined;
  let isAuthenticating = false;
  const deadline = setTimeout(() => {
    // Once the credential is there, what takes long is not the client's doing.
    if (isAuthenticating) closeAs(socket, 'tryAgainLater');
    else socket.close(closeCodes.unauthenticated, lateReason);
  }, authWithinMs);

  async function authenticate(text: string): Promise<void> {
    const { data: frame } = AuthFrame.safeParse(parseJson(text));
    const entered = frame && (await lobby.enter(frame.auth.token, wireOf(socket, stream)));
    if (socket.readyState !== socket.OPEN) {
      if (entered) lobby.leave(entered);
      return;
    }
    if (!entered) return closeAs(socket, 'unauthenticated');
    clearTimeout(deadline);
    peer = entered;
    peer.send('ready');
    for (const frame of held.splice(0)) void receive(entered, frame);
  }

  async function receive(to: Peer, text: string): Promise<void> {
    const value = parseJson(text);
    if (value === noJson) return closeAs(socket, 'invalidFrame');
    const request = RequestFrame.safeParse(value);
    if (!request.success) {
      const id = (value as { id?: unknown } | null)?.id;
      const refusal = errorBody(invalidBy(request.error), 'none');
      return to.write(JSON.stringify({ ack: Number.isSafeInteger(id) ? id : null, ...refusal }));
    }
    const { id, event, data } = request.data;
    const envelope = await lobby.answer(to, event, data);
    if (id !== undefined) to.write(JSON.stringify({ ack: id, ...envelope }));
  }

  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return closeAs(socket, 'invalidFrame');
    if (!flood.take(performance.now()) || held.length + (peer?.waiting ?? 0) > maxWaiting) {
      return closeAs(socket, 'policy');
    }
    const text = data.toString();
    if (peer) void receive(peer, text);
    else if (isAuthenticating) held.push(text);
    else {
      isAuthenticating = true;
      authenticate(text).catch(() => closeAs(socket, 'tryAgainLater'));
    }
  });
  socket.on('close', () => {
    clearTimeout(deadline);
    if (peer) lobby.leave(peer);
  });
}

/** Plain WebSockets: JSON in text frames, the credential in the first. */
export function openWebSocketDoor(server: Server, lobby: Lobby, admission: Admission): Door {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    ...partsOfFrame,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith(socketIoPath)) return;
    const refusal = path === apiPrefix + realtimePath ? refusalOf(admission, request) : 404;
    if (refusal !== null) return refuseUpgrade(socket, refusal);
    socket.on('error', () => undefined);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      alive.add(opened);
      opened.on('pong', () => alive.add(opened));
      serve(opened, socket, lobby, admission);
    });
  };
  server.on('upgrade', upgrade);
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, admission.heartbeatMs);
  heartbeat.unref();
  return {
    name: protocol.name,
    farewell: () => {
      for (const socket of sockets.clients) closeAs(socket, 'goingAway');
    },
    close: () => {
      clearInterval(heartbeat);
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
