import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { openDatabase } from '../../server/platform/database.ts';
import { urlOf } from '../../server/platform/postgres/running.ts';
import { realtimeUrl } from '../chat/aSocket.ts';
import { talkingTeams, type TalkingTeam } from '../chat/aTalk.ts';
import { aDataFolder, startServerProcess } from '../support/serverProcess.ts';

const secret = 'a secret that only this measurement knows';
const roomOf = 500;
const teamOf = 20;
const idleSockets = 2_000;
const senders = 4;
/** Messages that a sender has under way at once. */
const window = 8;
const roundMs = 3_000;
const rounds = 3;
const roundTrips = 300;

export type RealtimeFigures = {
  /** Deliveries a second to a room of 500. */
  readonly fanOut: { readonly service: number; readonly bare: number };
  /** Milliseconds from sending until the last of a team of 20 has the message. */
  readonly roundTrip: { readonly p50: number; readonly p99: number };
  /** Bytes that 2,000 sockets add which have joined a team and hear nothing. */
  readonly idle: { readonly bytes: number; readonly sockets: number };
};

const text = 'Who brings the balls on Saturday? '.repeat(3);

async function aSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

/** Has joined the team. */
async function aMemberSocket(url: string, team: string, token: string): Promise<WebSocket> {
  const socket = await aSocket(url);
  socket.send(JSON.stringify({ auth: { token } }));
  socket.send(JSON.stringify({ id: 1, event: 'join:team', data: team }));
  await new Promise<void>((resolve, reject) => {
    socket.on('message', function hear(data: Buffer) {
      if (!data.includes('"ack"')) return;
      socket.off('message', hear);
      if (data.includes('"success":true')) resolve();
      else reject(new Error(data.toString()));
    });
  });
  return socket;
}

/** Many at once, but not so many that the server's queue of new connections runs over. */
async function inTurn<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const begin = made.length;
    const size = Math.min(50, count - begin);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, index) => make(begin + index)))));
  }
  return made;
}

const isNews = (data: Buffer) => data.includes('"message:new"');

/**
 * Deliveries a second while some of the sockets send as fast as they hear from themselves: none waits for a queue that
 * only grows.
 */
async function fanOutOf(sockets: readonly WebSocket[], frame: string): Promise<number> {
  let delivered = 0;
  let isOver = false;
  const count = (data: Buffer) => {
    if (isNews(data)) delivered += 1;
  };
  const goOn = sockets.slice(0, senders).map((socket) => {
    let sent = 0;
    let heard = 0;
    const send = () => {
      while (!isOver && sent < heard / senders + window) {
        socket.send(frame);
        sent += 1;
      }
    };
    const hear = (data: Buffer) => {
      if (!isNews(data)) return;
      heard += 1;
      send();
    };
    socket.on('message', hear);
    send();
    return () => socket.off('message', hear);
  });
  for (const socket of sockets) socket.on('message', count);
  const begin = performance.now();
  await new Promise((resolve) => setTimeout(resolve, roundMs));
  const perSecond = delivered / ((performance.now() - begin) / 1000);
  isOver = true;
  for (const end of goOn) end();
  // What is still under way arrives outside of any round.
  for (let last = -1; last !== delivered;) {
    last = delivered;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  for (const socket of sockets) socket.off('message', count);
  return perSecond;
}

const medianOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;

async function measureFanOut(url: string, { _id, tokens }: TalkingTeam) {
  const bare = fork(fileURLToPath(new URL('./bareBroadcast.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
  const ours = await inTurn(roomOf, (index) => aMemberSocket(url, _id, tokens[index] ?? ''));
  const theirs = await inTurn(roomOf, () => aSocket(`ws://127.0.0.1:${port}`));
  const record = { _id, divisionTeam: _id, user: _id, name: 'Ada Marsh', text, kind: 'message' };
  const news = { event: 'message:new', data: { ...record, created: new Date().toISOString() } };
  const request = { event: 'message:send', data: { divisionTeam: _id, text } };
  const service: number[] = [];
  const broadcast: number[] = [];
  await fanOutOf(ours, JSON.stringify(request));
  for (let round = 0; round < rounds; round += 1) {
    broadcast.push(await fanOutOf(theirs, JSON.stringify(news)));
    service.push(await fanOutOf(ours, JSON.stringify(request)));
  }
  for (const socket of [...ours, ...theirs]) socket.terminate();
  bare.disconnect();
  return { service: medianOf(service), bare: medianOf(broadcast) };
}

async function measureRoundTrip(url: string, { _id, tokens }: TalkingTeam) {
  const sockets = await inTurn(teamOf, (index) => aMemberSocket(url, _id, tokens[index] ?? ''));
  const frame = JSON.stringify({ event: 'message:send', data: { divisionTeam: _id, text } });
  const durations: number[] = [];
  for (let trip = 0; trip < roundTrips; trip += 1) {
    const begin = performance.now();
    const heard = Promise.all(sockets.map((socket) => once(socket, 'message')));
    sockets[trip % teamOf]?.send(frame);
    await heard;
    durations.push(performance.now() - begin);
  }
  for (const socket of sockets) socket.terminate();
  const sorted = durations.slice(roundTrips / 10).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] as number;
  return { p50: at(0.5), p99: at(0.99) };
}

async function residentBytes(origin: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}

async function measureIdle(origin: string, url: string, { _id, tokens }: TalkingTeam) {
  const before = await residentBytes(origin);
  const sockets = await inTurn(idleSockets, (index) =>
    aMemberSocket(url, _id, tokens[index % tokens.length] ?? ''),
  );
  const bytes = (await residentBytes(origin)) - before;
  for (const socket of sockets) socket.terminate();
  return { bytes, sockets: idleSockets };
}

/** Chat over plain WebSockets: a fresh server with teams of 500 and of 20. */
export async function measureRealtime(): Promise<RealtimeFigures> {
  const dataDir = aDataFolder();
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const db = openDatabase(urlOf(port, password), 4);
  try {
    const baseUrl = `${server.origin}/api/v1`;
    const [room] = await talkingTeams(db, baseUrl, secret, { teams: 1, people: roomOf });
    const [team] = await talkingTeams(db, baseUrl, secret, { teams: 1, people: teamOf });
    const url = realtimeUrl(baseUrl);
    const idle = await measureIdle(server.origin, url, team as TalkingTeam);
    const roundTrip = await measureRoundTrip(url, team as TalkingTeam);
    const fanOut = await measureFanOut(url, room as TalkingTeam);
    return { fanOut, roundTrip, idle };
  } finally {
    await db.close();
    await server.end('SIGTERM');
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
