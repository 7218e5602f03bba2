import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Database } from '../../server/platform/database.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import {
  openSockets,
  type SocketHandlers,
  type SocketParts,
  type Sockets,
} from '../../server/platform/sockets.ts';
import { silent } from './anOutbox.ts';

export type SocketServer = {
  readonly server: Server;
  readonly sockets: Sockets;
  readonly baseUrl: string;
  close(): Promise<void>;
};

/** The two doors without a database: every token is good, and the handlers are the test's. */
export async function aSocketServer(
  handlers: Partial<SocketHandlers>,
  parts: Partial<SocketParts> = {},
  credentials: Partial<SocketParts['credentials']> = {},
): Promise<SocketServer> {
  const server = createServer((_request, response) => response.writeHead(404).end());
  const actor = {
    kind: 'user',
    id: 'f'.repeat(24),
    name: '',
    email: '',
    expiresAt: new Date(8.64e15),
  } as const;
  const sockets = openSockets(
    server,
    {
      db: undefined as unknown as Database,
      credentials: {
        findSession: () => Promise.resolve({ actor, sessionVersion: 1 }),
        findEndedSessions: () => Promise.resolve(new Set<string>()),
        ...credentials,
      },
      limits: { socketRequest: () => Promise.resolve() },
      logger: silent as SocketParts['logger'],
      metrics: createMetrics(),
      draining: () => false,
      corsOrigins: '*',
      ...parts,
    },
    { handlers: { ping: () => Promise.resolve({}), ...handlers } as SocketHandlers, onGone: () => undefined },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    sockets,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    async close() {
      await sockets.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
