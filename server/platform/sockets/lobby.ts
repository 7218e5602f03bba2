import type { Logger } from 'pino';
import { closeCodes } from '../../../contract/realtime.ts';
import type { Credentials } from '../authenticate.ts';
import { DomainError } from '../errors.ts';
import { Peer, type Wire } from './peer.ts';
import type { AnswerRequest } from './requests.ts';

/** What may wait for a reader before it is dropped. */
export const maxBufferedBytes = 1024 * 1024;

/** How often sessions are looked at that were ended elsewhere: by a new password, or a sign-out everywhere. */
const usualReviewMs = 30_000;

/** Of one account in one process: all devices that a person has, many times over. */
const maxSocketsOfAccount = 100;

/** A timer can't wait for longer. */
const longestTimerMs = 2 ** 31 - 1;

export type Door = {
  readonly name: Peer['protocol']['name'];
  /** Tells everybody that the process stops. */
  farewell(): void;
  /** Ends what is left. */
  close(): void;
};

/** Who is connected, by whichever door. */
export type Lobby = {
  /** A peer for a good credential, null for any other. Throws for an account that has too many sockets open. */
  enter(token: string, wire: Wire): Promise<Peer | null>;
  leave(peer: Peer): void;
  readonly answer: AnswerRequest;
  readonly peers: ReadonlySet<Peer>;
  close(): void;
};

export type LobbyParts = {
  readonly credentials: Pick<Credentials, 'findSession' | 'findEndedSessions'>;
  readonly answer: AnswerRequest;
  /** Told of every peer that is gone. */
  readonly onGone: (peer: Peer) => void;
  readonly logger: Logger;
  readonly reviewMs?: number | undefined;
};

export function createLobby(parts: LobbyParts): Lobby {
  const { credentials, answer, onGone, logger, reviewMs = usualReviewMs } = parts;
  const peers = new Set<Peer>();
  const expiries = new Map<Peer, NodeJS.Timeout>();
  const socketsOf = new Map<string, number>();

  function expireAt(peer: Peer, expiresAt: number): void {
    const leftMs = expiresAt - Date.now();
    if (leftMs <= 0) return peer.close(closeCodes.unauthenticated, 'unauthenticated');
    const timer = setTimeout(() => expireAt(peer, expiresAt), Math.min(leftMs, longestTimerMs));
    timer.unref();
    expiries.set(peer, timer);
  }

  async function endSessions(): Promise<void> {
    const ended = await credentials.findEndedSessions([...peers].map(({ person }) => person));
    for (const peer of peers) {
      const { user, sessionVersion } = peer.person;
      if (ended.has(`${user}:${sessionVersion}`)) peer.close(closeCodes.unauthenticated, 'unauthenticated');
    }
  }
  const review = setInterval(() => {
    if (peers.size === 0) return;
    endSessions().catch((error: unknown) => logger.warn({ err: error }, 'the sessions can’t be reviewed'));
  }, reviewMs);
  review.unref();

  return {
    async enter(token, wire) {
      const session = await credentials.findSession(token);
      if (!session) return null;
      const { actor, sessionVersion } = session;
      const open = socketsOf.get(actor.id) ?? 0;
      if (open >= maxSocketsOfAccount) throw new DomainError('unavailable');
      socketsOf.set(actor.id, open + 1);
      const peer = new Peer(token, { user: actor.id, sessionVersion }, wire);
      peers.add(peer);
      expireAt(peer, actor.expiresAt.getTime());
      return peer;
    },
    leave(peer) {
      if (!peers.delete(peer)) return;
      const { user } = peer.person;
      const left = (socketsOf.get(user) ?? 1) - 1;
      if (left > 0) socketsOf.set(user, left);
      else socketsOf.delete(user);
      peer.isGone = true;
      clearTimeout(expiries.get(peer));
      expiries.delete(peer);
      onGone(peer);
    },
    answer,
    peers,
    close() {
      clearInterval(review);
      for (const timer of expiries.values()) clearTimeout(timer);
    },
  };
}
