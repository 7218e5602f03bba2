import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { createBroadcast, type Broadcast } from '../../server/platform/broadcast.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { eventually } from '../support/eventually.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';
import { silent } from './anOutbox.ts';

type Listener = { broadcast: Broadcast; notes: string[]; gaps: number };

function aListener(means: { db: Database; redis: Redis | null }): Listener {
  const listener: Listener = { notes: [], gaps: 0, broadcast: undefined as unknown as Broadcast };
  listener.broadcast = createBroadcast(means, {
    channel: 'news',
    logger: silent,
    onNote: (note) => listener.notes.push(note),
    onGap: () => (listener.gaps += 1),
  });
  listener.broadcast.listen();
  return listener;
}

/** What any way of telling the other processes does. */
function itTellsTheOthers(start: () => Listener, breakConnections: () => Promise<void>): void {
  it('tells the others, and not itself', async () => {
    const [one, other, third] = [start(), start(), start()];
    await eventually(() => [one, other, third].every(({ gaps }) => gaps > 0));
    one.broadcast.tell('a');
    other.broadcast.tell('b');
    await eventually(() => third.notes.length === 2 && one.notes.length === 1 && other.notes.length === 1);
    expect([one.notes, other.notes, [...third.notes].sort()]).toEqual([['b'], ['a'], ['a', 'b']]);
    await Promise.all([one, other, third].map(({ broadcast }) => broadcast.close()));
  });

  it('says that notes may be missing when its connection was broken, and hears again', async () => {
    const [one, other] = [start(), start()];
    await eventually(() => one.gaps === 1 && other.gaps === 1);
    await breakConnections();
    await eventually(() => one.gaps === 2 && other.gaps === 2);
    one.broadcast.tell('after');
    await eventually(() => other.notes.length === 1);
    expect(other.notes).toEqual(['after']);
    await Promise.all([one, other].map(({ broadcast }) => broadcast.close()));
  });
}

describe('over Postgres', () => {
  const name = `test_${newObjectId()}`;
  let db: Database;
  beforeAll(async () => {
    db = openDatabase(await copyTemplate(clusterUrl(), name), 2);
  });
  afterAll(async () => {
    await db.close();
    await dropDatabase(clusterUrl(), name);
  });

  itTellsTheOthers(
    () => aListener({ db, redis: null }),
    async () => {
      await db.select(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
      );
    },
  );
});

/** As much of Redis as PUBLISH and SUBSCRIBE need. */
function aRedis(): Server {
  const subscribers = new Map<string, Set<Socket>>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const run = (socket: Socket, [command = '', channel = '', message = '']: string[]): string => {
    const known = subscribers.get(channel) ?? new Set();
    switch (command.toUpperCase()) {
      case 'SUBSCRIBE':
        subscribers.set(channel, known.add(socket));
        return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
      case 'PUBLISH':
        for (const each of known) each.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
        return `:${known.size}\r\n`;
      case 'HELLO':
        return "-ERR unknown command 'HELLO'\r\n";
      case 'INFO':
        return bulk('redis_version:7.0.0');
      default:
        return '+OK\r\n';
    }
  };
  return createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined);
    socket.on('close', () => subscribers.forEach((known) => known.delete(socket)));
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const head = /^\*(\d+)\r\n/.exec(text);
        if (!head) return;
        const words = text.split('\r\n');
        const count = Number(head[1]);
        if (words.length <= count * 2 + 1) return;
        const command = Array.from({ length: count }, (_, index) => words[2 + index * 2] as string);
        text = words.slice(count * 2 + 1).join('\r\n');
        socket.write(run(socket, command));
      }
    });
  });
}

describe('over Redis', () => {
  const server = aRedis();
  const connections = new Set<Socket>();
  let redis: Redis;
  beforeAll(async () => {
    server.on('connection', (socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    redis = new Redis((server.address() as AddressInfo).port, '127.0.0.1', { enableOfflineQueue: false });
    redis.on('error', () => undefined);
    await new Promise((resolve) => redis.once('ready', resolve));
  });
  afterAll(() => {
    redis.disconnect();
    server.close();
  });

  itTellsTheOthers(
    () => aListener({ db: undefined as unknown as Database, redis }),
    async () => {
      for (const socket of connections) socket.destroy();
      await new Promise((resolve) => redis.once('ready', resolve));
    },
  );
});
