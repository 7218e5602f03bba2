import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from './authenticate.ts';
import type { Metrics } from './metrics.ts';
import type { Admission } from './sockets/admission.ts';
import { createLobby } from './sockets/lobby.ts';
import type { Peer } from './sockets/peer.ts';
import { answerRequests, type RequestParts, type SocketHandlers } from './sockets/requests.ts';
import { openSocketIoDoor } from './sockets/socketIoDoor.ts';
import { openWebSocketDoor } from './sockets/webSocketDoor.ts';

export { sendToAll, type Peer, type Person } from './sockets/peer.ts';
export type { SocketHandlers } from './sockets/requests.ts';

export type SocketParts = Omit<RequestParts, 'credentials' | 'handlers' | 'metrics'> &
  Pick<Admission, 'corsOrigins' | 'draining'> & {
    readonly heartbeatMs?: number;
    readonly authWithinMs?: number;
    readonly reviewMs?: number;
    readonly credentials: Pick<Credentials, 'findSession' | 'findEndedSessions'>;
    readonly metrics: Pick<Metrics, 'observeSocketRequest' | 'watchSockets'>;
  };

export type Sockets = {
  /** Says 1001 to everybody, waits a moment for their goodbyes, and ends the rest. */
  close(): Promise<void>;
};

/** Peers that are gone without a word are found by this. */
const usualHeartbeatMs = 25_000;

/** How long clients have to say who they are. */
const usualAuthMs = 5_000;

/** How long they have to say goodbye. */
const goodbyeMs = 1_000;

/** Two doors to one set of rules on an HTTP server: plain WebSockets and Socket.IO. */
export function openSockets(
  server: Server,
  parts: SocketParts,
  { handlers, onGone }: { handlers: SocketHandlers; onGone: (peer: Peer) => void },
): Sockets {
  let isClosing = false;
  const draining = () => isClosing || parts.draining();
  const answer = answerRequests({ ...parts, handlers, draining });
  const lobby = createLobby({ ...parts, answer, onGone });
  const { corsOrigins, heartbeatMs = usualHeartbeatMs, authWithinMs = usualAuthMs } = parts;
  const admission: Admission = { corsOrigins, draining, heartbeatMs, authWithinMs };
  const doors = [
    openWebSocketDoor(server, lobby, admission),
    openSocketIoDoor(server, lobby, admission),
  ] as const;
  parts.metrics.watchSockets(() => {
    const counts = new Map(doors.map(({ name }) => [name as string, 0]));
    for (const { protocol } of lobby.peers) counts.set(protocol.name, (counts.get(protocol.name) ?? 0) + 1);
    return counts;
  });
  return {
    async close() {
      isClosing = true;
      // What was taken before is answered first.
      await Promise.all([...lobby.peers].map(({ line }) => line.catch(() => undefined)));
      for (const door of doors) door.farewell();
      const deadline = performance.now() + goodbyeMs;
      while (lobby.peers.size > 0 && performance.now() < deadline) await sleep(10);
      for (const door of doors) door.close();
      lobby.close();
    },
  };
}
