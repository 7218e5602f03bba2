import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { closeCodes } from '../../contract/realtime.ts';
import type { Credentials } from '../platform/authenticate.ts';
import type { Database } from '../platform/database.ts';
import { sendToAll, type Peer, type Person } from '../platform/sockets.ts';
import { findPeopleStillOn, type Claim } from '../roles/index.ts';
import type { ChatMessageRow } from './model.ts';
import { presentMessage } from './presenter.ts';
import { findCursor, findTeamsWithNews, newsAtOnce, readNews, type Cursor } from './readNews.ts';

/** News are looked for this often even if nobody tells of any: who wrote them may have died before it could. */
const usualLookMs = 2_000;

/** How often people are taken out of teams that they have left and that nobody writes to. */
const usualReviewMs = 30_000;

/** Teams that are read in one statement. */
const teamsAtOnce = 100;

const afterFailureMs = 500;

/** As long as writing to a large team takes, at most this, is left to those who write: what they say leaves together. */
const longestPauseMs = 20;

type Room = { readonly peers: Set<Peer>; joining: number; cursor: Cursor; readonly opened: Promise<void> };

/** Brings the messages of teams to the peers of this process that have joined them. */
export type Feed = {
  /** From the answer on every message after `latest` is sent to the peer, once and in order. */
  join(peer: Peer, divisionTeam: string): Promise<{ latest: string | null }>;
  leave(peer: Peer, divisionTeam: string): void;
  leaveAll(peer: Peer): void;
  /** There may be news of this team. */
  told(divisionTeam: string): void;
  /** There may be news of any team. */
  lookAtAll(): void;
  close(): void;
};

const claimOf = (divisionTeam: string, { user, sessionVersion }: Person): Claim => ({
  divisionTeam,
  user,
  sessionVersion,
});
const keyOf = ({ divisionTeam, user, sessionVersion }: Claim) => `${divisionTeam}:${user}:${sessionVersion}`;

/**
 * A team's messages become visible in the order of their times, so that a cursor for each team is all there is to
 * remember: whoever tells of news, however often and in whichever order, they are read from the table after the cursor,
 * and sent to those who are something on the team at that moment.
 */
export function createFeed(parts: {
  db: Database;
  credentials: Pick<Credentials, 'findEndedSessions'>;
  logger: Pick<Logger, 'warn'>;
  lookMs?: number;
  reviewMs?: number;
}): Feed {
  const { db, credentials, logger, lookMs = usualLookMs, reviewMs = usualReviewMs } = parts;
  const rooms = new Map<string, Room>();
  const pending = new Set<string>();
  let isPumping = false;
  let isClosed = false;

  function open(divisionTeam: string): Room {
    const opened = findCursor(db, divisionTeam).then((cursor) => {
      room.cursor = cursor;
    });
    const room: Room = { peers: new Set(), joining: 0, cursor: { created: new Date(0), id: '' }, opened };
    rooms.set(divisionTeam, room);
    return room;
  }

  function closeIfEmpty(divisionTeam: string, room: Room): void {
    if (room.peers.size === 0 && room.joining === 0 && rooms.get(divisionTeam) === room) {
      rooms.delete(divisionTeam);
    }
  }

  async function join(peer: Peer, divisionTeam: string): Promise<{ latest: string | null }> {
    const room = rooms.get(divisionTeam) ?? open(divisionTeam);
    room.joining += 1;
    try {
      await room.opened;
      if (!peer.isGone) {
        room.peers.add(peer);
        peer.rooms.add(divisionTeam);
      }
    } finally {
      room.joining -= 1;
      closeIfEmpty(divisionTeam, room);
    }
    // What was told of while the cursor was being read has been passed over.
    told(divisionTeam);
    return { latest: room.cursor.id || null };
  }

  function leave(peer: Peer, divisionTeam: string): void {
    peer.rooms.delete(divisionTeam);
    const room = rooms.get(divisionTeam);
    room?.peers.delete(peer);
    if (room) closeIfEmpty(divisionTeam, room);
  }

  function told(divisionTeam: string): void {
    if (!rooms.has(divisionTeam)) return;
    pending.add(divisionTeam);
    void pump();
  }

  /** Whoever has signed out is of the team still, and joins it again with the next credential. */
  function takeOut(peer: Peer, divisionTeam: string, hasEnded: boolean): void {
    leave(peer, divisionTeam);
    if (hasEnded) peer.close(closeCodes.unauthenticated, 'unauthenticated');
    else peer.send('team:left', { divisionTeam });
  }

  /**
   * Takes those out who are nothing on their team any more, or whose session has ended. Answers once everybody who is
   * there was looked at.
   */
  async function evict(teams: readonly string[]): Promise<void> {
    const known = new Set<string>();
    for (;;) {
      const claims = new Map<string, Claim>();
      for (const team of teams) {
        for (const { person } of rooms.get(team)?.peers ?? []) {
          const claim = claimOf(team, person);
          if (!known.has(keyOf(claim))) claims.set(keyOf(claim), claim);
        }
      }
      if (claims.size === 0) return;
      const holding = new Set((await findPeopleStillOn(db, [...claims.values()])).map(keyOf));
      for (const key of claims.keys()) known.add(key);
      const lost = [...claims.values()].filter((claim) => !holding.has(keyOf(claim)));
      if (lost.length === 0) continue;
      const ended = await credentials.findEndedSessions(lost);
      const lostKeys = new Set(lost.map(keyOf));
      for (const team of teams) {
        for (const peer of rooms.get(team)?.peers ?? []) {
          const { user, sessionVersion } = peer.person;
          if (lostKeys.has(keyOf(claimOf(team, peer.person)))) {
            takeOut(peer, team, ended.has(`${user}:${sessionVersion}`));
          }
        }
      }
    }
  }

  /** Answers how many milliseconds writing has taken. */
  async function deliver(teams: readonly string[]): Promise<number> {
    const read = new Map(teams.flatMap((team) => (rooms.has(team) ? [[team, rooms.get(team) as Room]] : [])));
    await Promise.all([...read.values()].map(({ opened }) => opened));
    const news = await readNews(db, new Map([...read].map(([team, { cursor }]) => [team, cursor])));
    await evict([...news.keys()]);
    const begin = performance.now();
    for (const [team, messages] of news) {
      const room = rooms.get(team);
      // Everybody left meanwhile; who came since has begun at a newer cursor.
      if (!room || room !== read.get(team)) continue;
      const last = messages.at(-1) as ChatMessageRow;
      sendToAll(room.peers, 'message:new', messages.map(presentMessage));
      room.cursor = { created: last.created, id: last._id };
      if (messages.length === newsAtOnce) pending.add(team);
    }
    return performance.now() - begin;
  }

  /** One reader a process: news that come while it is at work are read together. */
  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    while (pending.size > 0 && !isClosed) {
      const teams = [...pending].slice(0, teamsAtOnce);
      for (const team of teams) pending.delete(team);
      try {
        const tookMs = Math.floor(await deliver(teams));
        if (tookMs > 0) await sleep(Math.min(tookMs, longestPauseMs));
      } catch (error) {
        logger.warn({ err: error }, 'messages can’t be read');
        for (const team of teams) if (rooms.has(team)) pending.add(team);
        await sleep(afterFailureMs);
      }
    }
    isPumping = false;
  }

  const cursors = () => new Map([...rooms].map(([team, { cursor }]) => [team, cursor]));

  const every = (milliseconds: number, work: () => Promise<void>) => {
    const timer = setInterval(() => {
      if (rooms.size === 0) return;
      work().catch((error: unknown) => logger.warn({ err: error }, 'messages can’t be looked for'));
    }, milliseconds);
    timer.unref();
    return timer;
  };
  const timers = [
    every(lookMs, async () => {
      for (const team of await findTeamsWithNews(db, cursors())) told(team);
    }),
    every(reviewMs, async () => {
      const teams = [...rooms.keys()];
      for (let from = 0; from < teams.length; from += teamsAtOnce) {
        await evict(teams.slice(from, from + teamsAtOnce));
      }
    }),
  ];

  return {
    join,
    leave,
    leaveAll(peer) {
      for (const divisionTeam of peer.rooms) leave(peer, divisionTeam);
    },
    told,
    lookAtAll() {
      for (const divisionTeam of rooms.keys()) told(divisionTeam);
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}
