import { connect, type Socket } from 'node:net';

/** A connection on which bytes are written as they are: for what no HTTP client would send. */
export type Connection = {
  readonly socket: Socket;
  /** All that has come so far. */
  received(): string;
  /** Resolves with all that came, once the other side has ended the connection. */
  readonly ended: Promise<string>;
};

export async function aConnection(baseUrl: string): Promise<Connection> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  // Cut off while it still sends, a sender learns of it by an error.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { socket, received: () => text, ended };
}

/** Sends a piece again and again, until the connection ends. */
export function drip({ socket }: Connection, piece: string | Buffer, everyMs: number): void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(piece);
  }, everyMs);
  socket.once('close', () => clearInterval(timer));
}

/** Sends a piece as fast as it is taken, until the connection ends. */
export function pour({ socket }: Connection, piece: string | Buffer): void {
  const go = () => {
    while (socket.writable && socket.write(piece));
  };
  socket.on('drain', go);
  go();
}

/** The head and the envelope of a raw answer. */
export function refusalIn(text: string): { status: number; code: string; message: string } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { success, error } = JSON.parse(body) as {
    success: boolean;
    error: { code: string; message: string; requestId: string };
  };
  expect(success).toBe(false);
  expect(head.toLowerCase()).toContain(`x-request-id: ${error.requestId}`);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), code: error.code, message: error.message };
}
