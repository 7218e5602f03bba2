import { ConnectionError } from '../errors.ts';
import type { Acknowledgement, OpenTransport } from './transport.ts';

/**
 * As much of a socket of `socket.io-client` as is needed. What its methods take is left open: its own types are generic
 * over the events of an app.
 */
export interface SocketIoLike {
  /** `connect`, `connect_error`, `disconnect`. */
  on(event: never, listener: never): unknown;
  /** Every event that the service sends. */
  onAny(listener: never): unknown;
  /** With a function for the acknowledgement as its last argument. */
  emit(event: never, ...args: never[]): unknown;
  /** Ends the connection. */
  close(): unknown;
}

/** `io` of the package `socket.io-client`, version 4. */
export type SocketIoConnect = (origin: string, options: never) => SocketIoLike;

/** The same as this client uses it. */
interface OpenSocket {
  on(event: string, listener: (value: unknown) => void): void;
  onAny(listener: (event: string, data: unknown) => void): void;
  emit(event: string, data: unknown, acknowledged: (answer: Acknowledgement) => void): void;
  close(): void;
}

/**
 * Over Socket.IO, for networks that let no WebSocket through: `options` of `{ transports: ['polling'] }` need none.
 * Connecting again is left to `RealtimeClient`, which knows what was missed.
 */
export const overSocketIo =
  (io: SocketIoConnect, options: Record<string, unknown> = {}): OpenTransport =>
  ({ baseUrl, token }, listener) => {
    const origin = baseUrl.replace(/^(\w+:\/\/[^/]+).*$/, '$1');
    const connect = io as unknown as (origin: string, options: object) => OpenSocket;
    const socket = connect(origin, {
      transports: ['websocket'],
      ...options,
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    let isOver = false;
    const end = (unauthenticated: boolean, message: string, cause?: unknown) => {
      if (isOver) return;
      isOver = true;
      socket.close();
      listener.closed({ unauthenticated, cause: new ConnectionError(message, cause) });
    };
    socket.on('connect', () => listener.ready());
    socket.on('connect_error', (error) => {
      const { message } = error as Error;
      end(message === 'unauthenticated', message, error);
    });
    socket.on('disconnect', (reason) => end(false, `The connection was closed (${String(reason)})`));
    socket.onAny((event, data) => {
      if (!isOver) listener.event(event, data);
    });
    return {
      request(event, data, acknowledged) {
        socket.emit(event, data, (answer) => {
          if (!isOver) acknowledged(answer);
        });
      },
      close() {
        isOver = true;
        socket.close();
      },
    };
  };
