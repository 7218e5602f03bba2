import { textFrame } from './textFrame.ts';

/** How a door writes what the service sends by itself. */
export type Protocol = {
  readonly name: 'websocket' | 'socket.io';
  encode(event: string, data?: unknown): string;
  /** What the door's transport puts before each text. */
  readonly transportPrefix: string;
};

/** What many get alike, made once for all of them: texts, and the WebSocket frames that hold them. */
export type Batch = {
  readonly texts: readonly string[];
  readonly frames: readonly Buffer[];
  /** The frames in one piece. */
  readonly bytes: Buffer;
};

function batchOf({ transportPrefix }: Protocol, texts: readonly string[]): Batch {
  const frames = texts.map((text) => textFrame(transportPrefix + text));
  return { texts, frames, bytes: Buffer.concat(frames) };
}

/** The connection below a peer. */
export type Wire = {
  readonly protocol: Protocol;
  /** False once the reader does not keep up: more is waiting for it than a socket may hold. */
  write(text: string): boolean;
  /** As above. */
  writeBatch(batch: Batch): boolean;
  close(code: number, reason: string): void;
  /** Ends it at once: a reader that does not keep up would not read a farewell either. */
  terminate(): void;
};

/** Whose session it is: an account, in the version that a password reset and a sign-out everywhere count up. */
export type Person = { readonly user: string; readonly sessionVersion: number };

/** A client with a good credential, behind either door. */
export class Peer {
  /** What it has joined. */
  readonly rooms = new Set<string>();
  /** Requests of a peer are worked on one after the other: its messages keep their order. */
  line: Promise<unknown> = Promise.resolve();
  waiting = 0;
  isGone = false;

  constructor(
    readonly token: string,
    readonly person: Person,
    private readonly wire: Wire,
  ) {}

  get protocol(): Protocol {
    return this.wire.protocol;
  }

  write(text: string): void {
    if (!this.isGone && !this.wire.write(text)) this.wire.terminate();
  }

  writeBatch(batch: Batch): void {
    if (!this.isGone && !this.wire.writeBatch(batch)) this.wire.terminate();
  }

  send(event: string, data?: unknown): void {
    this.write(this.protocol.encode(event, data));
  }

  close(code: number, reason: string): void {
    this.wire.close(code, reason);
  }

  terminate(): void {
    this.wire.terminate();
  }
}

/**
 * Sends events of one name to many, in the order given: they are encoded once a protocol, and leave in one write a peer.
 */
export function sendToAll(peers: Iterable<Peer>, event: string, data: readonly unknown[]): void {
  const batches = new Map<Protocol, Batch>();
  for (const peer of peers) {
    const { protocol } = peer;
    let batch = batches.get(protocol);
    if (!batch) {
      batch = batchOf(
        protocol,
        data.map((each) => protocol.encode(event, each)),
      );
      batches.set(protocol, batch);
    }
    peer.writeBatch(batch);
  }
}
