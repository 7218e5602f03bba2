import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export type Admission = {
  readonly corsOrigins: '*' | readonly string[];
  /** A process that is about to stop takes no new socket. */
  readonly draining: () => boolean;
  /** How often peers are pinged; one that has not answered by the next time is gone. */
  readonly heartbeatMs: number;
  /** How long a client has to say who it is. */
  readonly authWithinMs: number;
};

/** Apps are let in from the origins that may read over REST; what is no browser names none. */
function isAllowedOrigin(corsOrigins: Admission['corsOrigins'], { headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (corsOrigins === '*' || origin === undefined) return true;
  if (corsOrigins.includes(origin.toLowerCase())) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}

/** The HTTP status that refuses the connection, or null for one that is let in. */
export function refusalOf({ corsOrigins, draining }: Admission, request: IncomingMessage): 403 | 503 | null {
  if (draining()) return 503;
  return isAllowedOrigin(corsOrigins, request) ? null : 403;
}

const reasons = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

/** Answers an upgrade that is refused. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof reasons): void {
  socket.on('error', () => socket.destroy());
  const retry = status === 503 ? 'Retry-After: 1\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
