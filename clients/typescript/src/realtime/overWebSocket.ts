import { ConnectionError } from '../errors.ts';
import type { Acknowledgement, OpenTransport } from './transport.ts';

/** As much of the platform's `WebSocket` as is needed; that of the `ws` package has it too. */
export interface WebSocketLike {
  /** Called when it is open. */
  onopen: ((event: never) => void) | null;
  /** Called with `{ data }`, the text of a frame. */
  onmessage: ((event: never) => void) | null;
  /** Called with `{ code, reason }` when it has ended. */
  onclose: ((event: never) => void) | null;
  /** Called when it can't go on; `onclose` follows. */
  onerror: ((event: never) => void) | null;
  /** Sends one frame. */
  send(text: string): void;
  /** Ends it. */
  close(): void;
}

/** The `WebSocket` of the platform, or that of the `ws` package. */
export type WebSocketConstructor = new (url: string) => WebSocketLike;

const unauthenticated = 4401;
/** The reason of that code which says nothing of the credential: the network was too slow to bring it in time. */
const late = 'late';

type Frame = Acknowledgement & { ack?: number | null; event?: string };

/**
 * Over the service’s plain WebSocket, on the platform's own or the one that is given. Throws a `TypeError` where there
 * is none.
 */
export const overWebSocket = (
  Socket = (globalThis as unknown as { WebSocket?: WebSocketConstructor }).WebSocket,
): OpenTransport => {
  if (!Socket) throw new TypeError('There is no WebSocket here: give one, such as that of the ws package');
  return ({ baseUrl, token }, listener) => {
    const socket = new Socket(`${baseUrl.replace(/^http/, 'ws').replace(/\/+$/, '')}/realtime`);
    const asked = new Map<number, (answer: Acknowledgement) => void>();
    let nextId = 1;
    let isOver = false;
    const end = (reason: { unauthenticated: boolean; cause?: unknown }) => {
      if (isOver) return;
      isOver = true;
      listener.closed(reason);
    };
    socket.onopen = () => socket.send(JSON.stringify({ auth: { token } }));
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (isOver) return;
      const { ack, event, ...answer } = JSON.parse(String(data)) as Frame;
      if (typeof ack === 'number') {
        const acknowledged = asked.get(ack);
        asked.delete(ack);
        acknowledged?.(answer);
      } else if (event === 'ready') listener.ready();
      else if (event) listener.event(event, answer.data);
    };
    socket.onclose = ({ code, reason }: { code?: number; reason?: string }) =>
      end({
        unauthenticated: code === unauthenticated && reason !== late,
        cause: new ConnectionError(`The connection was closed (${code})`),
      });
    // A browser tells nothing of the error but that there was one, and closes.
    socket.onerror = (cause: unknown) =>
      end({ unauthenticated: false, cause: new ConnectionError('The connection failed', cause) });
    return {
      request(event, data, acknowledged) {
        const id = nextId++;
        asked.set(id, acknowledged);
        socket.send(JSON.stringify({ id, event, data }));
      },
      close() {
        isOver = true;
        socket.close();
      },
    };
  };
};
