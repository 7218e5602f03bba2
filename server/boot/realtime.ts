import type { Server } from 'node:http';
import type { Redis } from 'ioredis';
import { chatSocket, createFeed, followMessages } from '../chat/index.ts';
import { createBroadcast } from '../platform/broadcast.ts';
import { openSockets, type SocketParts } from '../platform/sockets.ts';

export type Realtime = { close(): Promise<void> };

/** Names the notes that tell of messages. */
const channel = 'chat_messages';

/** Opens the sockets on the HTTP server, and has every process learn of every message. */
export function startRealtime(
  server: Server,
  parts: SocketParts & { readonly redis: Redis | null },
): Realtime {
  const feed = createFeed(parts);
  const broadcast = createBroadcast(parts, {
    channel,
    logger: parts.logger,
    onNote: feed.told,
    onGap: feed.lookAtAll,
  });
  followMessages(parts.db, (divisionTeam) => {
    feed.told(divisionTeam);
    broadcast.tell(divisionTeam);
  });
  const handlers = chatSocket({
    ...feed,
    join: (peer, divisionTeam) => {
      broadcast.listen();
      return feed.join(peer, divisionTeam);
    },
  });
  const sockets = openSockets(server, parts, { handlers, onGone: feed.leaveAll });
  return {
    async close() {
      await sockets.close();
      feed.close();
      await broadcast.close();
    },
  };
}
